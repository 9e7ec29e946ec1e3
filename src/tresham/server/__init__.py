"""The server: tables for people and bots, live play over HTTP. Which drawer has what:

==============  ====================================================================================================
`app`           everything put together; started by `tresham play` and `tresham serve`
`settings`      how a server is set up; `errors`: how it says no; `services`: what is opened and closed together
`requests`      what requests bring; `responses`: what answers contain; `caller`: who asks, and in which language
`table_record`  a table without its moves; `heartbeat`: is a thread alive; `auditing`: would today's rules judge so
`edge/`         where requests come in: connections, limits, who asks, other sites, bodies, files of the page
`accounts/`     members: names, passwords, browsers, what is kept about them, the end of an account
`lobby/`        tables and seats, invitations, files of games, what-ifs, chat, quotas
`live/`         games in memory, one writer at a time; moves, undo, what readers see of a position, bots
`push/`         who is told what was kept: readers of streams, and the other workers
`api/`          the resources of docs/api.md, one file for each kind
`db/`           tables of the database, its migrations, its errors
==============  ====================================================================================================
"""
