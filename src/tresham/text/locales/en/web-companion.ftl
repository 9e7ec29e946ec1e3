# The companion of a first game, on the page; what it says comes from the server.

web-companion = What people weigh here
web-companion-on = Explain as I go
web-companion-off = No more explanations
web-companion-more = What is that?
web-companion-nothing = Nothing in particular this time.
web-companion-missed = This could not be fetched.
web-companion-new = My first game: explain as I go
web-companion-about = Before each of your decisions: what people usually weigh there, with the numbers of your position.
