### Why a part has its value: the reason that a person can use.
