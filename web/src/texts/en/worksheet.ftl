worksheet-title = Worksheet
worksheet-about = Worksheet.
