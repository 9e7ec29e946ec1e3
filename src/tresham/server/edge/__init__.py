"""Where requests come in: connections and their limits, who asks, what a request may bring; the files of the page."""
