"""Games being played: open in memory, changed by one writer at a time, shown to readers; bots as players."""
