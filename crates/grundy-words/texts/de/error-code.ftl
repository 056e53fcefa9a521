### Errors of take-and-break codes and coin-turning codes.
