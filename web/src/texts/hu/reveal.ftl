### Válaszok, amelyek rejtve maradnak, amíg valaki látni nem akarja őket.

reveal-show = A válasz felfedése
reveal-hide = válaszok elrejtése
