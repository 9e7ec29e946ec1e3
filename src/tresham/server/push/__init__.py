"""Who is told what was kept: the readers of streams in this worker, and the other workers."""
