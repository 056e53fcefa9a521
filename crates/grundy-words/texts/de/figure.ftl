### Pictures and worksheets.
