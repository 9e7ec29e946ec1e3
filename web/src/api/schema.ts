// Written by `npm run types` from the server's OpenAPI description. Do not edit.
export interface paths {
    "/api/v1/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bots
         * @description Who plays when nobody else does.
         */
        get: operations["bots_api_v1_bots_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Games
         * @description The lobby: public tables and one's own, those that changed last first; or those among them that are asked for.
         */
        get: operations["list_games_api_v1_games_get"];
        put?: never;
        /**
         * New Game
         * @description A new table, or one for a game from a file.
         */
        post: operations["new_game_api_v1_games_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One Game
         * @description A table.
         */
        get: operations["one_game_api_v1_games__game_id__get"];
        put?: never;
        post?: never;
        /**
         * Remove Game
         * @description Take a table away with its what-ifs; for the owner. Once the game has begun, all others who play must agree.
         */
        delete: operations["remove_game_api_v1_games__game_id__delete"];
        options?: never;
        head?: never;
        /**
         * Change Game
         * @description Another name, other habits; for the owner.
         */
        patch: operations["change_game_api_v1_games__game_id__patch"];
        trace?: never;
    };
    "/api/v1/games/{game_id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows
         * @description The rows of the history, for scripts.
         */
        get: operations["rows_api_v1_games__game_id__actions_get"];
        put?: never;
        /**
         * Act
         * @description Play an action, or several as a whole; `dry_run` only tells what would happen.
         */
        post: operations["act_api_v1_games__game_id__actions_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/afterwards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Afterwards
         * @description What the rest of the turn would bring after actions that are not played yet.
         */
        post: operations["afterwards_api_v1_games__game_id__afterwards_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/barred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Barred
         * @description Whom I sent away from a table of mine.
         */
        get: operations["barred_api_v1_games__game_id__barred_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/barred/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Pardon
         * @description Somebody whom I sent away may come back.
         */
        delete: operations["pardon_api_v1_games__game_id__barred__number__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Branches
         * @description The what-ifs of a game: one's own, and those that others share.
         */
        get: operations["branches_api_v1_games__game_id__branches_get"];
        put?: never;
        /**
         * New Branch
         * @description What if? A table of its own from some row on; its owner plays every seat.
         */
        post: operations["new_branch_api_v1_games__game_id__branches_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chat
         * @description What was said.
         */
        get: operations["chat_api_v1_games__game_id__chat_get"];
        put?: never;
        /**
         * Say
         * @description Say something.
         */
        post: operations["say_api_v1_games__game_id__chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/companion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remarks
         * @description What people usually weigh at the decision that is the reader's now: facts of the position, with their numbers.
         */
        get: operations["remarks_api_v1_games__game_id__companion_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game Events
         * @description A game: first the whole position, or what was missed since a row; then every move, word and request.
         */
        get: operations["game_events_api_v1_games__game_id__events_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description The game as a file: the actions that stand.
         */
        get: operations["export_api_v1_games__game_id__export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish
         * @description The rest of a turn, as ordinary actions.
         */
        post: operations["finish_api_v1_games__game_id__finish_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/full": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Full
         * @description Everything a page needs for one position.
         */
        get: operations["full_api_v1_games__game_id__full_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History
         * @description Every row of the game, undone ones as well.
         */
        get: operations["history_api_v1_games__game_id__history_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations
         * @description The links to a table of mine that hold.
         */
        get: operations["invitations_api_v1_games__game_id__invitations_get"];
        put?: never;
        /**
         * Invite
         * @description A link to a table of mine that has not begun.
         */
        post: operations["invite_api_v1_games__game_id__invitations_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/invitations/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke
         * @description A link that leads nowhere any more.
         */
        delete: operations["revoke_api_v1_games__game_id__invitations__number__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Take an open seat.
         */
        post: operations["join_api_v1_games__game_id__join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/kick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kick
         * @description Make a seat open again; for the owner.
         */
        post: operations["kick_api_v1_games__game_id__kick_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Give up one's seat.
         */
        post: operations["leave_api_v1_games__game_id__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Legal
         * @description What may be done, and what not; with a hex, everything that is refused there.
         */
        get: operations["legal_api_v1_games__game_id__legal_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Said
         * @description What the lesson of a table says now, or said at a row.
         */
        get: operations["said_api_v1_games__game_id__lesson_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log
         * @description What happened, in sentences: everything that stands at a row, or what came after an earlier one.
         */
        get: operations["log_api_v1_games__game_id__log_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/map.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Map Picture
         * @description The map; if trains have just run, with their runs; or with the best runs of a corporation, where the table's
         *     habits allow that help.
         */
        get: operations["map_picture_api_v1_games__game_id__map_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/market.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Market Picture
         * @description The market.
         */
        get: operations["market_picture_api_v1_games__game_id__market_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark Game
         * @description What the table is to me: put away, and may it go for good; for those who play there, and the owner.
         */
        put: operations["mark_game_api_v1_games__game_id__mine_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notes
         * @description What one wrote down; nobody else reads it.
         */
        get: operations["notes_api_v1_games__game_id__notes_get"];
        /**
         * Write
         * @description Write something down.
         */
        put: operations["write_api_v1_games__game_id__notes_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/play-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play On
         * @description Bots play on in a what-if, some moves or to the end; for its owner.
         */
        post: operations["play_on_api_v1_games__game_id__play_on_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/redo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redo
         * @description Go forward again.
         */
        post: operations["redo_api_v1_games__game_id__redo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report
         * @description The game round by round, its key moments, its phases: up to a row, or to the present.
         */
        get: operations["report_api_v1_games__game_id__report_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/report.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report File
         * @description The report as one file, to be kept: it needs neither network nor script.
         */
        get: operations["report_file_api_v1_games__game_id__report_html_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/report/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Past Runs
         * @description What runs earned and could have earned; where the table's habits forbid that help, when the game is over.
         */
        get: operations["past_runs_api_v1_games__game_id__report_runs_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/requests/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer
         * @description Agree to a request to undo, or not.
         */
        post: operations["answer_api_v1_games__game_id__requests__n__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Best Routes
         * @description The best runs of a corporation, where the table's habits allow that help.
         */
        get: operations["best_routes_api_v1_games__game_id__routes_get"];
        put?: never;
        /**
         * Judged Routes
         * @description Runs drawn by hand: may they run, and what would they earn?
         */
        post: operations["judged_routes_api_v1_games__game_id__routes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/since": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Since Last Move
         * @description What the others have done since the reader's last move; for whoever does not play, in this round.
         */
        get: operations["since_last_move_api_v1_games__game_id__since_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description Begin the game; for the owner. Seats that are still open are taken away.
         */
        post: operations["start_api_v1_games__game_id__start_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/symbols.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Symbol Sheet
         * @description Tiles and tokens of the title, to be placed by a page; they never change, so a browser may keep them.
         */
        get: operations["symbol_sheet_api_v1_games__game_id__symbols_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/tiles.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tiles Picture
         * @description All tiles, with how many are left in the box.
         */
        get: operations["tiles_picture_api_v1_games__game_id__tiles_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{game_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Go back, or ask the others whether one may (202).
         */
        post: operations["undo_api_v1_games__game_id__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Healthz
         * @description Does the server reach its database, and does all work that has to work beside the requests?
         */
        get: operations["healthz_api_v1_healthz_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/invitations/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invited
         * @description Where does this link lead?
         */
        get: operations["invited_api_v1_invitations__code__get"];
        put?: never;
        /**
         * Accept
         * @description Take the seat.
         */
        post: operations["accept_api_v1_invitations__code__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses
         * @description All courses with their lessons.
         */
        get: operations["courses_api_v1_lessons_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lessons/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin
         * @description Begin a lesson, or go on with it: its table.
         */
        post: operations["begin_api_v1_lessons__lesson__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave
         * @description Delete my account. Moves and seats stay, so that the games of others go on.
         */
        delete: operations["leave_api_v1_me_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own Events
         * @description One's own tables and turns, and what changes in the lobby.
         */
        get: operations["own_events_api_v1_me_events_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description Everything that is kept about me, as a file.
         */
        get: operations["export_api_v1_me_export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * New Password
         * @description Change the password. Every other browser is signed out, and every token ends.
         */
        put: operations["new_password_api_v1_me_password_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions
         * @description The browsers that are signed in to my account, the latest first.
         */
        get: operations["sessions_api_v1_me_sessions_get"];
        put?: never;
        post?: never;
        /**
         * Sign Out Everywhere
         * @description Sign out every browser but this one.
         */
        delete: operations["sign_out_everywhere_api_v1_me_sessions_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End Session
         * @description Sign one browser out.
         */
        delete: operations["end_session_api_v1_me_sessions__number__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preferences
         * @description What I have chosen.
         */
        get: operations["preferences_api_v1_me_settings_get"];
        /**
         * Choose
         * @description Choose anew, all of it.
         */
        put: operations["choose_api_v1_me_settings_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Puzzles
         * @description All puzzles, and which is that of the day.
         */
        get: operations["puzzles_api_v1_puzzles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/{puzzle_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Puzzle
         * @description One puzzle, with all that a board needs.
         */
        get: operations["puzzle_api_v1_puzzles__puzzle_id__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/{puzzle_id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer
         * @description Right or wrong, what it earns and how far that is from the best.
         */
        post: operations["answer_api_v1_puzzles__puzzle_id__answer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/{puzzle_id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw Runs
         * @description Runs that are being drawn: what they earn and what is wrong with them, not whether more is possible.
         */
        post: operations["draw_runs_api_v1_puzzles__puzzle_id__runs_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/{puzzle_id}/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Solution
         * @description A right answer with its proof, for those who want it.
         */
        get: operations["solution_api_v1_puzzles__puzzle_id__solution_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/{puzzle_id}/symbols.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Symbols
         * @description Tiles and tokens of its title.
         */
        get: operations["symbols_api_v1_puzzles__puzzle_id__symbols_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/puzzles/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today
         * @description The puzzle of the day.
         */
        get: operations["today_api_v1_puzzles_today_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Session
         * @description Who am I? Whoever has no cookie yet gets one.
         */
        get: operations["session_api_v1_session_get"];
        put?: never;
        /**
         * Sign In
         * @description Sign in.
         */
        post: operations["sign_in_api_v1_session_post"];
        /**
         * Sign Out
         * @description Sign out; the cookie is exchanged for a stranger's.
         */
        delete: operations["sign_out_api_v1_session_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles
         * @description The shelf.
         */
        get: operations["titles_api_v1_titles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/{title}/glossary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Glossary
         * @description What the words of a title mean, in the reader's language; ids lead to its rules.
         */
        get: operations["glossary_api_v1_titles__title__glossary_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/{title}/map.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Small Map
         * @description The printed map, as small as a card and without words.
         */
        get: operations["small_map_api_v1_titles__title__map_svg_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/{title}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Moments
         * @description By rule: when it applied in the sample game of the title; nothing of a title without one.
         */
        get: operations["moments_api_v1_titles__title__moments_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/{title}/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description The rules of a title in the reader's language; refusals cite them by their ids.
         */
        get: operations["rules_api_v1_titles__title__rules_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/{title}/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sample
         * @description The sample game as a file, to be opened like any other.
         */
        get: operations["sample_api_v1_titles__title__sample_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens
         * @description My tokens.
         */
        get: operations["tokens_api_v1_tokens_get"];
        put?: never;
        /**
         * New Token
         * @description A new token.
         */
        post: operations["new_token_api_v1_tokens_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tokens/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End Token
         * @description A token that is worth nothing any more.
         */
        delete: operations["end_token_api_v1_tokens__number__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Account
         * @description A new account, signed in at once.
         */
        post: operations["new_account_api_v1_users_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Version
         * @description The version of the program.
         */
        get: operations["version_api_v1_version_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AfterwardsShape
         * @description What the rest of a turn would bring after actions that are not played yet, none where there is no rest; and what
         *     its later parts would offer then.
         */
        AfterwardsShape: {
            /** Courses */
            courses: components["schemas"]["CourseView"][];
            rest: components["schemas"]["RestView"] | null;
        };
        /**
         * AskedShape
         * @description Others must agree first.
         */
        AskedShape: {
            request: components["schemas"]["RequestShape"];
        };
        /**
         * BarredPerson
         * @description Somebody who was sent away from a table.
         */
        BarredPerson: {
            /** Id */
            id: number;
            /** Name */
            name: string;
        };
        /**
         * BeginLesson
         * @description Where one stopped, or from the beginning.
         */
        BeginLesson: {
            /**
             * Again
             * @default false
             */
            again?: boolean;
        };
        /**
         * BotCard
         * @description A bot that can take a seat: the name to ask for it by, what to call it, how it plays.
         */
        BotCard: {
            /** About */
            about: string;
            /** Label */
            label: string;
            /** Name */
            name: string;
        };
        /**
         * BranchShape
         * @description Where a what-if began.
         */
        BranchShape: {
            /** Game */
            game: string;
            /** Ply */
            ply: number;
        };
        /**
         * CanShape
         * @description Is there anything for the reader to take back, or to restore?
         */
        CanShape: {
            /** Redo */
            redo: boolean;
            /** Undo */
            undo: boolean;
        };
        /**
         * Changes
         * @description What may be changed about a table.
         */
        Changes: {
            /** Name */
            name?: string | null;
            /** Route Help */
            route_help?: ("best" | "check" | "none") | null;
            /** Undo */
            undo?: ("free" | "turn" | "request" | "none") | null;
            /** Visibility */
            visibility?: ("public" | "link" | "private") | null;
        };
        /**
         * ChatLine
         * @description Something said at the table.
         */
        ChatLine: {
            /** At */
            at: number;
            /** By */
            by: string;
            /** N */
            n: number;
            /** Text */
            text: string;
        };
        /**
         * ChoiceView
         * @description A line of the menu: an action to send back as it is, or with its one open number filled in.
         */
        ChoiceView: {
            /** About */
            about: {
                [key: string]: unknown;
            };
            /** Action */
            action: {
                [key: string]: unknown;
            };
            /** Cost */
            cost: number | null;
            /** Field */
            field: string;
            /** Final */
            final: boolean;
            /** Gain */
            gain: number | null;
            /** Group */
            group: string;
            /** High */
            high: number;
            /** Kind */
            kind: string;
            /** Label */
            label: string;
            /** Low */
            low: number;
            /** Offer */
            offer: boolean;
            /** Seat */
            seat: string;
        };
        /**
         * ChosenSeat
         * @description A seat by its number; the first open one if none is named.
         */
        ChosenSeat: {
            /** Seat */
            seat?: number | null;
        };
        /**
         * CompanionShape
         * @description What the companion says about the reader's decision at a row; nothing if it is not the reader's.
         */
        CompanionShape: {
            /** Ply */
            ply: number;
            /** Remarks */
            remarks: components["schemas"]["RemarkShape"][];
        };
        /**
         * CorporationSums
         * @description How a corporation stood when a round was over, and what it earned in it.
         */
        CorporationSums: {
            /** Cash */
            cash: number;
            /** Dividend */
            dividend: string;
            /** Life */
            life: string;
            /** President */
            president: string;
            /** Price */
            price: number | null;
            /** Revenue */
            revenue: number | null;
            /** Symbol */
            symbol: string;
            /** Trains */
            trains: string[];
        };
        /**
         * CorporationView
         * @description A railway: charter, papers, price.
         */
        CorporationView: {
            /** Acted */
            acted: boolean;
            /** Cash */
            cash: number;
            /** Cell */
            cell: string;
            /** Facts */
            facts: components["schemas"]["FactView"][];
            /** Floated */
            floated: boolean;
            /** Last Dividend */
            last_dividend: string;
            /** Last Revenue */
            last_revenue: number | null;
            /** Life */
            life: string;
            /** Offering */
            offering: number;
            /** Operated */
            operated: boolean;
            /** Order */
            order: number | null;
            /** Own */
            own: number;
            /** Par */
            par: number | null;
            /** Pool */
            pool: number;
            /** President */
            president: string;
            /** Price */
            price: number | null;
            /** Privates */
            privates: string[];
            /** Symbol */
            symbol: string;
            /** Tokens */
            tokens: number[];
            /** Tokens Total */
            tokens_total: number;
            /** Train Limit */
            train_limit: number;
            /** Trains */
            trains: components["schemas"]["TrainView"][];
        };
        /**
         * CourseCard
         * @description Lessons in their order.
         */
        CourseCard: {
            /** About */
            about: string;
            /** Key */
            key: string;
            /** Lessons */
            lessons: components["schemas"]["LessonCard"][];
            /** Name */
            name: string;
            /** Title Name */
            title_name: string;
        };
        /**
         * CourseView
         * @description Something of a later part of the turn, in one click from here: what is let be and done before it, foretold.
         */
        CourseView: {
            /** Actions */
            actions: {
                [key: string]: unknown;
            }[];
            choice: components["schemas"]["ChoiceView"];
            /** Declines */
            declines: string[];
            /** Ends */
            ends: boolean;
            /** Per Share */
            per_share: number | null;
            /** Revenue */
            revenue: number | null;
        };
        /**
         * Credentials
         * @description A name and a password.
         */
        Credentials: {
            /** Name */
            name: string;
            /**
             * Password
             * Format: password
             */
            password: string;
        };
        /**
         * DeedsShape
         * @description What one player has done, in the sentences of the log.
         */
        DeedsShape: {
            /** Lines */
            lines: components["schemas"]["LogLine"][];
            /** Name */
            name: string;
        };
        /**
         * DepotView
         * @description Trains that can be bought from the bank, and how long the others wait.
         */
        DepotView: {
            /** Next */
            next: string;
            /** Pool */
            pool: components["schemas"]["TrainView"][];
            /** Stock */
            stock: [
                string,
                number | null
            ][];
        };
        /**
         * Drawing
         * @description A hex around its middle: the ground with its track, what stands on it, and the same in words. From `afar` other
         *     words are read than those of its front.
         */
        Drawing: {
            /** Afar */
            afar: string;
            /** Front */
            front: string;
            /** Ground */
            ground: string;
            /** Says */
            says: string;
        };
        /**
         * DrawnRuns
         * @description Runs drawn by hand, as in the action `run_trains`; ways between stops may be left out.
         */
        DrawnRuns: {
            /** Runs */
            runs: {
                [key: string]: unknown;
            }[];
        };
        /**
         * EndedKeys
         * @description How many other browsers were signed out, and how many tokens ended.
         */
        EndedKeys: {
            /** Sessions */
            sessions: number;
            /** Tokens */
            tokens: number;
        };
        /**
         * FactView
         * @description A title's own number or word about somebody: `fact-<key>` in the catalogues, so no screen needs to know it.
         */
        FactView: {
            /** Key */
            key: string;
            /** Money */
            money: boolean;
            /** Value */
            value: number | string;
        };
        /**
         * Farewell
         * @description The password once more; and whether one's words at tables stay, without one's name, or go.
         */
        Farewell: {
            /**
             * Chat
             * @default keep
             * @enum {string}
             */
            chat?: "keep" | "erase";
            /**
             * Password
             * Format: password
             */
            password: string;
        };
        /**
         * Finish
         * @description The rest of a turn in one click.
         */
        Finish: {
            /**
             * How
             * @enum {string}
             */
            how: "run_pay" | "run_withhold" | "done";
            /** Ply */
            ply: number;
        };
        /**
         * FullShape
         * @description Everything a page needs for one position. Before the start there is no view yet.
         */
        FullShape: {
            /** At */
            at: number;
            can: components["schemas"]["CanShape"];
            /** Chat */
            chat: components["schemas"]["ChatLine"][];
            /** Drawings */
            drawings: {
                [key: string]: components["schemas"]["Drawing"];
            };
            /** Log */
            log: components["schemas"]["LogLine"][];
            menu: components["schemas"]["MenuView"] | null;
            /** Ply */
            ply: number;
            /** Requests */
            requests: components["schemas"]["RequestShape"][];
            /** Sheet */
            sheet: {
                [key: string]: unknown;
            } | null;
            table: components["schemas"]["TableShape"];
            view: components["schemas"]["View"] | null;
        };
        /**
         * Glossary
         * @description What a title's words mean, and where its rules tell of its privates.
         */
        Glossary: {
            /** Privates */
            privates: {
                [key: string]: string[];
            };
            /** Terms */
            terms: components["schemas"]["TermCard"][];
        };
        /**
         * Health
         * @description All is well; otherwise the answer is an error.
         */
        Health: {
            /** Status */
            status: string;
        };
        /**
         * HexView
         * @description What lies on a hex of the map.
         */
        HexView: {
            /** Beside */
            beside: string[];
            /** Laid */
            laid: boolean;
            /** Markers */
            markers: [
                string,
                string
            ][];
            /** Name */
            name: string;
            /** Rotation */
            rotation: number;
            /** Tile */
            tile: string;
            /** Tokens */
            tokens: [
                number,
                number,
                string
            ][];
        };
        /**
         * HoldingView
         * @description What one party holds of one corporation.
         */
        HoldingView: {
            /** Certs */
            certs: number;
            /** Corp */
            corp: string;
            /** President */
            president: boolean;
            /** Shares */
            shares: number;
            /** Special */
            special: string;
        };
        /**
         * InvitationCard
         * @description A link, without its code. `accounts_left` counts only where accounts are for the invited.
         */
        InvitationCard: {
            /** Accounts Left */
            accounts_left: number;
            /** Created At */
            created_at: number;
            /** Expires At */
            expires_at: number;
            /** Id */
            id: string;
            /** Seat */
            seat: number | null;
        };
        /**
         * Invited
         * @description The table that a link leads to.
         */
        Invited: {
            /** Game */
            game: string;
        };
        /**
         * Jump
         * @description Back or forward, to a row if one is named.
         */
        Jump: {
            /** Ply */
            ply: number;
            /** To */
            to?: number | null;
        };
        /**
         * LessonCard
         * @description A lesson, and how far the reader is in it.
         */
        LessonCard: {
            /** About */
            about: string;
            /** Done */
            done: boolean;
            /** Game */
            game: string | null;
            /** Key */
            key: string;
            /** Minutes */
            minutes: number;
            /** Name */
            name: string;
            /** Step */
            step: number;
            /** Steps */
            steps: number;
            /** Title */
            title: string;
        };
        /**
         * LessonPageShape
         * @description A page of talk, and what it points at.
         */
        LessonPageShape: {
            /** Points */
            points: string[];
            /** Text */
            text: string;
        };
        /**
         * LessonShape
         * @description What a lesson says at a row of its table.
         */
        LessonShape: {
            /** Back */
            back: number | null;
            /** Feedback */
            feedback: string;
            /** Lesson */
            lesson: string;
            /** Name */
            name: string;
            /** Next */
            next: string | null;
            /** Pages */
            pages: components["schemas"]["LessonPageShape"][];
            /** Places */
            places: string[];
            /** Ply */
            ply: number;
            /** Step */
            step: number;
            /** Steps */
            steps: number;
            /**
             * Where
             * @enum {string}
             */
            where: "step" | "watch" | "astray" | "done" | "other";
        };
        /**
         * LogLine
         * @description A sentence of the log.
         */
        LogLine: {
            /** At */
            at: number;
            /** Big */
            big: boolean;
            /** Kind */
            kind: string;
            /** N */
            n: number;
            /** Ply */
            ply: number;
            /** Text */
            text: string;
        };
        /**
         * MarketView
         * @description Markers on the chart.
         */
        MarketView: {
            /** Markers */
            markers: [
                string,
                string[]
            ][];
            /** Ways */
            ways: [
                string,
                [
                    string,
                    string
                ][]
            ][];
        };
        /**
         * Me
         * @description Somebody with an account.
         */
        Me: {
            /** Id */
            id: number;
            /** Lang */
            lang: string;
            /** Name */
            name: string;
        };
        /**
         * MenuView
         * @description What may be done now, by whom, and what may not.
         */
        MenuView: {
            /** Actor */
            actor: string;
            /** Can Raise */
            can_raise: number;
            /** Choices */
            choices: components["schemas"]["ChoiceView"][];
            /** Courses */
            courses: components["schemas"]["CourseView"][];
            /** Refused */
            refused: components["schemas"]["RefusalView"][];
            rest: components["schemas"]["RestView"] | null;
            /** Seat */
            seat: string;
            /** To Raise */
            to_raise: number;
        };
        /**
         * MomentCard
         * @description When a rule applied in the sample game: after so many moves this happened, or that was tried and refused.
         */
        MomentCard: {
            /** Ply */
            ply: number;
            /** Text */
            text: string;
            /** Tried */
            tried: string;
        };
        /**
         * MomentView
         * @description A key moment, with its sentence.
         */
        MomentView: {
            /** Amount */
            amount: number | null;
            /** Kind */
            kind: string;
            /** Name */
            name: string;
            /** Parties */
            parties: string[];
            /** Ply */
            ply: number;
            /** Text */
            text: string;
        };
        /**
         * Moves
         * @description An action or several, with the ply they answer.
         */
        Moves: {
            /** Action */
            action?: {
                [key: string]: unknown;
            } | null;
            /** Actions */
            actions?: {
                [key: string]: unknown;
            }[] | null;
            /** Ply */
            ply: number;
        };
        /**
         * NewAccount
         * @description A name and a password; and the code of an invitation, where accounts are for the invited only.
         */
        NewAccount: {
            /** Invitation */
            invitation?: string | null;
            /** Name */
            name: string;
            /**
             * Password
             * Format: password
             */
            password: string;
        };
        /**
         * NewBranch
         * @description What if? From which row on, under which name, and may others look.
         */
        NewBranch: {
            /** At */
            at?: number | null;
            /** Name */
            name?: string | null;
            /**
             * Shared
             * @default false
             */
            shared?: boolean;
        };
        /**
         * NewGame
         * @description A new table; or a document, and then everything else is in it.
         */
        NewGame: {
            /** Import */
            import?: {
                [key: string]: unknown;
            } | null;
            /** Name */
            name?: string | null;
            /** Options */
            options?: string[];
            /**
             * Order
             * @default random
             * @enum {string}
             */
            order?: "random" | "fixed";
            /**
             * Profile
             * @default rulebook
             */
            profile?: string;
            /**
             * Route Help
             * @default best
             * @enum {string}
             */
            route_help?: "best" | "check" | "none";
            /** Seats */
            seats?: components["schemas"]["NewSeat"][];
            /** Seed */
            seed?: number | null;
            /**
             * Start
             * @default false
             */
            start?: boolean;
            /** Title */
            title?: string | null;
            /** Undo */
            undo?: ("free" | "turn" | "request" | "none") | null;
            /** Until */
            until?: number | null;
            /** Visibility */
            visibility?: ("public" | "link" | "private") | null;
        };
        /**
         * NewInvitation
         * @description A link at the only moment when its code is shown.
         */
        NewInvitation: {
            /** Accounts Left */
            accounts_left: number;
            /** Code */
            code: string;
            /** Created At */
            created_at: number;
            /** Expires At */
            expires_at: number;
            /** Id */
            id: string;
            /** Seat */
            seat: number | null;
            /** Url */
            url: string;
        };
        /**
         * NewKeys
         * @description Who asks, with the new token against other sites; and what is worth nothing any more.
         */
        NewKeys: {
            /** Csrf */
            csrf: string;
            ended: components["schemas"]["EndedKeys"];
            /**
             * Mode
             * @enum {string}
             */
            mode: "local" | "server";
            /**
             * Registration
             * @enum {string}
             */
            registration: "open" | "invite" | "closed";
            user: components["schemas"]["Me"] | null;
        };
        /**
         * NewPassword
         * @description The old password and the new one.
         */
        NewPassword: {
            /**
             * New
             * Format: password
             */
            new: string;
            /**
             * Old
             * Format: password
             */
            old: string;
        };
        /**
         * NewSeat
         * @description Who is to sit where: I, somebody else on my screen, whoever comes, or a bot.
         */
        NewSeat: {
            /** Bot */
            bot?: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "local" | "open" | "bot";
            /** Name */
            name?: string | null;
        };
        /**
         * NewToken
         * @description A token at the only moment when its secret is shown.
         */
        NewToken: {
            /** Created At */
            created_at: number;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Scopes */
            scopes: string[];
            /** Secret */
            secret: string;
        };
        /**
         * Notes
         * @description Something to remember.
         */
        Notes: {
            /** Text */
            text: string;
        };
        /**
         * NotesShape
         * @description Private notes.
         */
        NotesShape: {
            /** Text */
            text: string;
        };
        /**
         * OptionCard
         * @description An optional rule, and the others that it is played together with; or another form of the game, of which one at
         *     most is played.
         */
        OptionCard: {
            /** About */
            about: string;
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Needs */
            needs: string[];
            /** Profiles */
            profiles: string[];
            /** Seats */
            seats: [
                number,
                number
            ] | null;
        };
        /**
         * OwnerView
         * @description Somebody who owns things and has no seat.
         */
        OwnerView: {
            /** Cash */
            cash: number;
            /** Holdings */
            holdings: components["schemas"]["HoldingView"][];
            /** Name */
            name: string;
            /** Privates */
            privates: string[];
            /** Symbol */
            symbol: string;
        };
        /**
         * OwnMarks
         * @description What a table is to one member; what is not named stays as it was.
         */
        OwnMarks: {
            /** Archived */
            archived?: boolean | null;
            /** May Go */
            may_go?: boolean | null;
        };
        /**
         * PastRun
         * @description One set of runs, beside the best one.
         */
        PastRun: {
            /** Best */
            best: number;
            /** Corp */
            corp: string;
            /** Earned */
            earned: number;
            /** Ply */
            ply: number;
            /** Proven */
            proven: boolean;
        };
        /**
         * PastRunsView
         * @description What all runs earned, and what they could have earned.
         */
        PastRunsView: {
            /** Left */
            left: number;
            /** Ply */
            ply: number;
            /** Proven */
            proven: boolean;
            /** Runs */
            runs: components["schemas"]["PastRun"][];
        };
        /**
         * PastShape
         * @description A row of the history, for the scrubber.
         */
        PastShape: {
            /** Action */
            action: {
                [key: string]: unknown;
            };
            /** At */
            at: number;
            /** By */
            by: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "action" | "undo" | "redo";
            /** Ply */
            ply: number;
            round: components["schemas"]["RoundShape"];
            /** Undone */
            undone: boolean;
            /** User */
            user: string | null;
        };
        /**
         * PhaseSpan
         * @description A phase, from the ply that began it to the one that ended it.
         */
        PhaseSpan: {
            /** Begin */
            begin: number;
            /** End */
            end: number;
            /** Name */
            name: string;
        };
        /**
         * PlayedShape
         * @description What came of actions; `parts` and `drawings` only where nothing was kept.
         */
        PlayedShape: {
            /** Drawings */
            drawings: {
                [key: string]: components["schemas"]["Drawing"];
            } | null;
            /** Lines */
            lines: components["schemas"]["LogLine"][];
            /** Parts */
            parts: {
                [key: string]: unknown;
            } | null;
            /** Ply */
            ply: number;
            table: components["schemas"]["StandingShape"];
        };
        /**
         * PlayerSums
         * @description How a player stood when a round was over.
         */
        PlayerSums: {
            /** Cash */
            cash: number;
            /** Name */
            name: string;
            /** Out */
            out: boolean;
            /** Shares */
            shares: [
                string,
                number
            ][];
            /** Worth */
            worth: number;
        };
        /**
         * PlayerView
         * @description A seat at the table.
         */
        PlayerView: {
            /** Cash */
            cash: number;
            /** Cert Limit */
            cert_limit: number;
            /** Certs */
            certs: number;
            /** Facts */
            facts: components["schemas"]["FactView"][];
            /** Holdings */
            holdings: components["schemas"]["HoldingView"][];
            /** Liquid */
            liquid: number;
            /** Name */
            name: string;
            /** Out */
            out: boolean;
            /** Privates */
            privates: string[];
            /** Promised */
            promised: number;
            /** Worth */
            worth: number;
        };
        /**
         * PlayOn
         * @description Bots play on in a what-if: so many moves at most, and which bot.
         */
        PlayOn: {
            /**
             * Bot
             * @default naive
             * @enum {string}
             */
            bot?: "naive" | "random";
            /**
             * Moves
             * @default 1
             */
            moves?: number;
            /** Ply */
            ply: number;
        };
        /**
         * Preferences
         * @description What somebody has chosen. Pages may keep more than this: plain values, all in all not much.
         */
        Preferences: {
            /**
             * Confirm
             * @default true
             */
            confirm?: boolean;
            /** Lang */
            lang?: ("en" | "ru" | "pl") | null;
            /**
             * Theme
             * @default auto
             * @enum {string}
             */
            theme?: "auto" | "light" | "dark";
        } & {
            [key: string]: boolean | number | string;
        };
        /**
         * PriceShape
         * @description A price that has moved; none where there is no price yet, or none any more.
         */
        PriceShape: {
            /** After */
            after: number | null;
            /** Before */
            before: number | null;
            /** Corp */
            corp: string;
        };
        /**
         * PrivateView
         * @description A private company.
         */
        PrivateView: {
            /** Bids */
            bids: [
                string,
                number
            ][];
            /** Closed */
            closed: boolean;
            /** Owner */
            owner: string;
            /** Price */
            price: number | null;
            /** Spent */
            spent: boolean;
            /** Symbol */
            symbol: string;
        };
        /**
         * ProblemFacts
         * @description Why something was refused.
         */
        ProblemFacts: {
            /** Code */
            code: string;
            /**
             * Lang
             * @enum {string}
             */
            lang: "en" | "ru" | "pl";
            /** Message */
            message: string;
            /** Params */
            params: {
                [key: string]: unknown;
            };
            rule: components["schemas"]["RuleLink"] | null;
        };
        /**
         * ProblemShape
         * @description Every refusal.
         */
        ProblemShape: {
            error: components["schemas"]["ProblemFacts"];
        };
        /**
         * ProblemView
         * @description What is wrong with runs that somebody has drawn.
         */
        ProblemView: {
            /** Code */
            code: string;
            /** Message */
            message: string;
            /** Rule */
            rule: string;
            /** Run */
            run: number | null;
        };
        /**
         * ProvingTest
         * @description A test that proves a rule: where it stands, and what it says.
         */
        ProvingTest: {
            /** File */
            file: string;
            /** Name */
            name: string;
            /** Words */
            words: string;
        };
        /**
         * PuzzleAnswer
         * @description An answer to a puzzle: as data in the form of its kind, or as it is typed.
         */
        PuzzleAnswer: {
            /** Answer */
            answer?: {
                [key: string]: unknown;
            } | null;
            /** Text */
            text?: string | null;
        };
        /**
         * PuzzleCard
         * @description A line of the list.
         */
        PuzzleCard: {
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Kind Name */
            kind_name: string;
            /** Level */
            level: number;
            /** Title */
            title: string;
            /** Title Name */
            title_name: string;
        };
        /**
         * PuzzleFact
         * @description A line about the position.
         */
        PuzzleFact: {
            /** Name */
            name: string;
            /** Value */
            value: string;
        };
        /**
         * PuzzleList
         * @description All puzzles, and which of them is today's.
         */
        PuzzleList: {
            /** Puzzles */
            puzzles: components["schemas"]["PuzzleCard"][];
            /** Today */
            today: string;
        };
        /**
         * PuzzleSolution
         * @description The answer, told and drawn, and how it is known.
         */
        PuzzleSolution: {
            /** Answer */
            answer: {
                [key: string]: unknown;
            };
            /** Best */
            best: number;
            /** Drawings */
            drawings: {
                [key: string]: components["schemas"]["Drawing"];
            };
            /** Lines */
            lines: string[];
            /** Nodes */
            nodes: number;
            /** Proof */
            proof: string[];
            /** Runner Up */
            runner_up: number | null;
            /** Runs */
            runs: components["schemas"]["RunView"][];
            /** Traits */
            traits: string[];
            /** Tried */
            tried: number;
        };
        /**
         * PuzzleVerdict
         * @description What came of an answer.
         */
        PuzzleVerdict: {
            /** Best */
            best: number | null;
            /** Drawings */
            drawings: {
                [key: string]: components["schemas"]["Drawing"];
            };
            /** Message */
            message: string;
            /** Outcome */
            outcome: string;
            /** Right */
            right: boolean;
            /** Rule */
            rule: string;
            /** Runs */
            runs: components["schemas"]["RunView"][];
            /** Value */
            value: number | null;
        };
        /**
         * PuzzleView
         * @description A puzzle: the question in the reader's language, and all that a board needs.
         */
        PuzzleView: {
            /** Corp */
            corp: string;
            /** Drawings */
            drawings: {
                [key: string]: components["schemas"]["Drawing"];
            };
            /** Facts */
            facts: components["schemas"]["PuzzleFact"][];
            /** Form */
            form: string;
            /** Holdings */
            holdings: string[];
            /** Id */
            id: string;
            /** Kind */
            kind: string;
            /** Kind Name */
            kind_name: string;
            /** Level */
            level: number;
            menu: components["schemas"]["MenuView"];
            /** Player */
            player: string;
            /** Players */
            players: string[];
            /** Ply */
            ply: number;
            /** Question */
            question: string;
            /** Sheet */
            sheet: {
                [key: string]: unknown;
            };
            /** Title */
            title: string;
            /** Title Name */
            title_name: string;
            view: components["schemas"]["View"];
        };
        /**
         * RanShape
         * @description What a corporation's trains did, with their lines on the map.
         */
        RanShape: {
            /** Corp */
            corp: string;
            /** Ply */
            ply: number;
            /** Revenue */
            revenue: number;
            /** Runs */
            runs: components["schemas"]["RunView"][];
        };
        /**
         * RefusalView
         * @description Something a player may well try, and why not.
         */
        RefusalView: {
            /** About */
            about: {
                [key: string]: unknown;
            };
            /** Action */
            action: {
                [key: string]: unknown;
            };
            /** Code */
            code: string;
            /** Kind */
            kind: string;
            /** Label */
            label: string;
            /** Message */
            message: string;
            /** Rule */
            rule: string;
        };
        /**
         * RemarkShape
         * @description A fact of the position that people weigh; `about` is the card that tells more, empty if there is none.
         */
        RemarkShape: {
            /** About */
            about: string;
            /** Code */
            code: string;
            /** Text */
            text: string;
        };
        /**
         * ReportView
         * @description What a game was, or has been so far.
         */
        ReportView: {
            /** Moments */
            moments: components["schemas"]["MomentView"][];
            /** Over */
            over: boolean;
            /** Phases */
            phases: components["schemas"]["PhaseSpan"][];
            /** Ply */
            ply: number;
            /** Rounds */
            rounds: components["schemas"]["RoundSums"][];
            /** Standings */
            standings: components["schemas"]["Standing"][];
        };
        /**
         * RequestShape
         * @description Somebody asks to go back; `text` says so, and which moves that would take back.
         */
        RequestShape: {
            /** By */
            by: string;
            /**
             * Kind
             * @constant
             */
            kind: "undo";
            /** N */
            n: number;
            /** Text */
            text: string;
            /** To */
            to: number;
            /** Waits For */
            waits_for: string[];
        };
        /**
         * RestView
         * @description The rest of a corporation's turn in one click, foretold: what it earns, and what is let be on the way.
         */
        RestView: {
            /** Actions */
            actions: {
                [key: string]: unknown;
            }[];
            /** After */
            after: string;
            /** Before */
            before: string;
            /** Declines */
            declines: string[];
            /** Ends */
            ends: boolean;
            /**
             * How
             * @enum {string}
             */
            how: "run_pay" | "done";
            /** Per Share */
            per_share: number | null;
            /** Revenue */
            revenue: number | null;
        };
        /**
         * ResultShape
         * @description How somebody came out of a game.
         */
        ResultShape: {
            /** Name */
            name: string;
            /** Place */
            place: number;
            /** Worth */
            worth: number;
        };
        /**
         * RoundShape
         * @description Where a game stands, in short.
         */
        RoundShape: {
            /** Kind */
            kind: string;
            /** Number */
            number: number;
            /** Of */
            of: number;
            /** Phase */
            phase: string;
            /** Turn */
            turn: number;
        };
        /**
         * RoundSums
         * @description One stock or operating round, or an auction: how everybody stood when it was over.
         */
        RoundSums: {
            /** Bank */
            bank: number;
            /** Begin */
            begin: number;
            /** Corporations */
            corporations: components["schemas"]["CorporationSums"][];
            /** End */
            end: number;
            /** Kind */
            kind: string;
            /** Number */
            number: number;
            /** Of */
            of: number;
            /** Over */
            over: boolean;
            /** Phase */
            phase: string;
            /** Players */
            players: components["schemas"]["PlayerSums"][];
            /** Turn */
            turn: number;
        };
        /**
         * RoundView
         * @description Where the game stands.
         */
        RoundView: {
            /** Actor */
            actor: string;
            /** Agreed */
            agreed: string[];
            /** Bank */
            bank: number | null;
            /** Ending */
            ending: string;
            /** Kind */
            kind: string;
            /** Number */
            number: number;
            /** Of */
            of: number;
            /** Over */
            over: boolean;
            /** Phase */
            phase: string;
            /** Priority */
            priority: string;
            /** Seat */
            seat: string;
            /** Steps */
            steps: components["schemas"]["StepView"][];
            /** Turn */
            turn: number;
        };
        /**
         * RoutesView
         * @description What all trains of a corporation do: the best there is, or what somebody has drawn.
         */
        RoutesView: {
            /** Action */
            action: {
                [key: string]: unknown;
            } | null;
            /** Best */
            best: number;
            /** Bound */
            bound: number;
            /** Corp */
            corp: string;
            /** Idle */
            idle: components["schemas"]["TrainView"][];
            /** Problems */
            problems: components["schemas"]["ProblemView"][];
            /** Proven */
            proven: boolean;
            /** Revenue */
            revenue: number;
            /** Runs */
            runs: components["schemas"]["RunView"][];
            /** Same As Last */
            same_as_last: boolean;
        };
        /**
         * RowShape
         * @description A row of the history, for scripts.
         */
        RowShape: {
            /** Action */
            action: {
                [key: string]: unknown;
            };
            /** At */
            at: number;
            /** By */
            by: string;
            /** Digest */
            digest: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "action" | "undo" | "redo";
            /** Ply */
            ply: number;
            /** User */
            user: string | null;
        };
        /**
         * Rule
         * @description One rule in our own words, and what proves that it is kept.
         */
        Rule: {
            /** Chapter */
            chapter: string;
            /** Id */
            id: string;
            /** Tests */
            tests: components["schemas"]["ProvingTest"][];
            /** Text */
            text: string;
        };
        /**
         * RuleLink
         * @description The rule behind a refusal.
         */
        RuleLink: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Url */
            url: string;
        };
        /**
         * RunView
         * @description What one train does.
         */
        RunView: {
            /** Colour */
            colour: string;
            /** Dashes */
            dashes: string;
            /** Ends */
            ends: [
                number,
                number
            ][];
            /** Hexes */
            hexes: string[];
            /** Name */
            name: string;
            /** Path */
            path: string[];
            /** Revenue */
            revenue: number;
            /** Stops */
            stops: string[];
            /** Train */
            train: number;
        };
        /**
         * SeatShape
         * @description A seat as a reader sees it.
         */
        SeatShape: {
            /** Bot */
            bot: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "human" | "bot" | "open";
            /** Left */
            left: boolean;
            /** Name */
            name: string;
            /** Number */
            number: number;
            /** Online */
            online: boolean;
            /** User */
            user: string | null;
            /** Yours */
            yours: boolean;
        };
        /**
         * SessionCard
         * @description A browser that is signed in; `current` is the one that asks.
         */
        SessionCard: {
            /** Browser */
            browser: string;
            /** Created At */
            created_at: number;
            /** Current */
            current: boolean;
            /** Expires At */
            expires_at: number;
            /** Id */
            id: string;
        };
        /**
         * SinceShape
         * @description What has happened since somebody's last move: `since` is its row, or where the round began.
         */
        SinceShape: {
            /** Deeds */
            deeds: components["schemas"]["DeedsShape"][];
            /** Notable */
            notable: components["schemas"]["LogLine"][];
            /** Ply */
            ply: number;
            /** Prices */
            prices: components["schemas"]["PriceShape"][];
            /** Runs */
            runs: components["schemas"]["RanShape"][];
            /** Since */
            since: number;
            /** Tiles */
            tiles: string[];
            /** Tokens */
            tokens: string[];
        };
        /**
         * Standing
         * @description How a player came out, or stands now.
         */
        Standing: {
            /** Name */
            name: string;
            /** Place */
            place: number;
            /** Worth */
            worth: number;
        };
        /**
         * StandingShape
         * @description What a move may change about a table.
         */
        StandingShape: {
            /** Acting */
            acting: string[];
            /** Result */
            result: components["schemas"]["ResultShape"][] | null;
            round: components["schemas"]["RoundShape"] | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "active" | "finished";
        };
        /**
         * StepView
         * @description One part of a turn.
         */
        StepView: {
            /** Idle */
            idle: string;
            /** Name */
            name: string;
            /** State */
            state: string;
        };
        /**
         * TableShape
         * @description A table.
         */
        TableShape: {
            /** Acting */
            acting: string[];
            branch_of: components["schemas"]["BranchShape"] | null;
            /** Created At */
            created_at: number;
            /** Finished At */
            finished_at: number | null;
            /** Id */
            id: string;
            /** Kept By */
            kept_by: string[];
            /** Lesson */
            lesson: string | null;
            /** Name */
            name: string;
            /** Options */
            options: string[];
            /**
             * Order
             * @enum {string}
             */
            order: "random" | "fixed";
            /** Ply */
            ply: number;
            /** Profile */
            profile: string;
            /** Result */
            result: components["schemas"]["ResultShape"][] | null;
            round: components["schemas"]["RoundShape"] | null;
            /**
             * Route Help
             * @enum {string}
             */
            route_help: "best" | "check" | "none";
            /** Seats */
            seats: components["schemas"]["SeatShape"][];
            /** Seed */
            seed: number | null;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "active" | "finished";
            /** Title */
            title: string;
            /** Title Name */
            title_name: string;
            /**
             * Undo
             * @enum {string}
             */
            undo: "free" | "turn" | "request" | "none";
            /** Updated At */
            updated_at: number;
            /**
             * Visibility
             * @enum {string}
             */
            visibility: "public" | "link" | "private";
            /** Watching */
            watching: number;
            you: components["schemas"]["YouShape"];
        };
        /**
         * TablesShape
         * @description A page of the lobby; `cursor` asks for the next one.
         */
        TablesShape: {
            /** Cursor */
            cursor: string | null;
            /** Games */
            games: components["schemas"]["TableShape"][];
        };
        /**
         * TermCard
         * @description A word of the trade, what it means in this title, and the rules that tell of it.
         */
        TermCard: {
            /** About */
            about: string;
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Rules */
            rules: string[];
        };
        /**
         * TitleCard
         * @description A title on the shelf.
         */
        TitleCard: {
            /** About */
            about: string;
            /** Bots */
            bots: string[];
            /** Key */
            key: string;
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["OptionCard"][];
            /** Profiles */
            profiles: string[];
            /** Seats */
            seats: [
                number,
                number
            ];
        };
        /**
         * TokenCard
         * @description A token, without its secret.
         */
        TokenCard: {
            /** Created At */
            created_at: number;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Scopes */
            scopes: string[];
        };
        /**
         * TrainView
         * @description A train card.
         */
        TrainView: {
            /** Name */
            name: string;
            /** Number */
            number: number;
            /** Ran */
            ran: boolean;
        };
        /**
         * UndoAnswer
         * @description Yes or no.
         */
        UndoAnswer: {
            /** Accept */
            accept: boolean;
        };
        /**
         * Version
         * @description Which tresham runs here.
         */
        Version: {
            /** Version */
            version: string;
        };
        /**
         * View
         * @description Everything a screen shows of one position.
         */
        View: {
            /** Board */
            board: components["schemas"]["HexView"][];
            /** Corporations */
            corporations: components["schemas"]["CorporationView"][];
            depot: components["schemas"]["DepotView"];
            /** Facts */
            facts: components["schemas"]["FactView"][];
            market: components["schemas"]["MarketView"];
            /** Owners */
            owners: components["schemas"]["OwnerView"][];
            /** Players */
            players: components["schemas"]["PlayerView"][];
            /** Privates */
            privates: components["schemas"]["PrivateView"][];
            round: components["schemas"]["RoundView"];
            /** Tiles */
            tiles: [
                string,
                number | null
            ][];
        };
        /**
         * WantedInvitation
         * @description For a seat by its number, or for whichever is open when somebody comes.
         */
        WantedInvitation: {
            /** Seat */
            seat?: number | null;
        };
        /**
         * WantedToken
         * @description A name to know it by, and what it may do: look, or play as well.
         */
        WantedToken: {
            /** Name */
            name: string;
            /** Scopes */
            scopes: ("game:read" | "game:play")[];
        };
        /**
         * Who
         * @description Who asks, and the token for the header X-CSRF-Token. A stranger has one too: signing in changes something.
         */
        Who: {
            /** Csrf */
            csrf: string;
            /**
             * Mode
             * @enum {string}
             */
            mode: "local" | "server";
            /**
             * Registration
             * @enum {string}
             */
            registration: "open" | "invite" | "closed";
            user: components["schemas"]["Me"] | null;
        };
        /**
         * Words
         * @description Something to say.
         */
        Words: {
            /** Text */
            text: string;
        };
        /**
         * YouShape
         * @description What the reader is to a table.
         */
        YouShape: {
            /** Archived */
            archived: boolean;
            /** May Go */
            may_go: boolean;
            /** Owner */
            owner: boolean;
            /** Seats */
            seats: string[];
            /** Spectator */
            spectator: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    bots_api_v1_bots_get: {
        parameters: {
            query?: {
                /** @description The language of sentences in the answer. */
                lang?: ("en" | "ru" | "pl") | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotCard"][];
                };
            };
        };
    };
    list_games_api_v1_games_get: {
        parameters: {
            query?: {
                archived?: boolean;
                cursor?: string | null;
                mine?: boolean;
                q?: string;
                status?: ("open" | "active" | "finished") | null;
                title?: string | null;
                turn?: boolean;
                with?: ("bots" | "people") | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TablesShape"];
                };
            };
        };
    };
    new_game_api_v1_games_post: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGame"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShape"];
                };
            };
        };
    };
    one_game_api_v1_games__game_id__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShape"];
                };
            };
        };
    };
    remove_game_api_v1_games__game_id__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    change_game_api_v1_games__game_id__patch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Changes"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShape"];
                };
            };
        };
    };
    rows_api_v1_games__game_id__actions_get: {
        parameters: {
            query?: {
                since?: number;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowShape"][];
                };
            };
        };
    };
    act_api_v1_games__game_id__actions_post: {
        parameters: {
            query?: {
                dry_run?: boolean;
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Moves"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedShape"];
                };
            };
        };
    };
    afterwards_api_v1_games__game_id__afterwards_post: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Moves"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AfterwardsShape"];
                };
            };
        };
    };
    barred_api_v1_games__game_id__barred_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BarredPerson"][];
                };
            };
        };
    };
    pardon_api_v1_games__game_id__barred__number__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    branches_api_v1_games__game_id__branches_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShape"][];
                };
            };
        };
    };
    new_branch_api_v1_games__game_id__branches_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBranch"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShape"];
                };
            };
        };
    };
    chat_api_v1_games__game_id__chat_get: {
        parameters: {
            query?: {
                since?: number;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatLine"][];
                };
            };
        };
    };
    say_api_v1_games__game_id__chat_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Words"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatLine"];
                };
            };
        };
    };
    remarks_api_v1_games__game_id__companion_get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanionShape"];
                };
            };
        };
    };
    game_events_api_v1_games__game_id__events_get: {
        parameters: {
            query?: {
                lang?: string | null;
                since?: number | null;
            };
            header?: {
                "Last-Event-ID"?: string | null;
            };
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "text/event-stream": string;
                };
            };
        };
    };
    export_api_v1_games__game_id__export_get: {
        parameters: {
            query?: {
                format?: "tresham" | "18xx.games";
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    finish_api_v1_games__game_id__finish_post: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Finish"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedShape"];
                };
            };
        };
    };
    full_api_v1_games__game_id__full_get: {
        parameters: {
            query?: {
                at?: number | null;
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullShape"];
                };
            };
        };
    };
    history_api_v1_games__game_id__history_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastShape"][];
                };
            };
        };
    };
    invitations_api_v1_games__game_id__invitations_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationCard"][];
                };
            };
        };
    };
    invite_api_v1_games__game_id__invitations_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WantedInvitation"] | null;
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
        };
    };
    revoke_api_v1_games__game_id__invitations__number__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    join_api_v1_games__game_id__join_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ChosenSeat"] | null;
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShape"];
                };
            };
        };
    };
    kick_api_v1_games__game_id__kick_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenSeat"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShape"];
                };
            };
        };
    };
    leave_api_v1_games__game_id__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShape"];
                };
            };
        };
    };
    legal_api_v1_games__game_id__legal_get: {
        parameters: {
            query?: {
                at?: number | null;
                hex?: string | null;
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuView"];
                };
            };
        };
    };
    said_api_v1_games__game_id__lesson_get: {
        parameters: {
            query?: {
                at?: number | null;
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonShape"];
                };
            };
        };
    };
    log_api_v1_games__game_id__log_get: {
        parameters: {
            query?: {
                at?: number | null;
                lang?: string | null;
                since?: number;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogLine"][];
                };
            };
        };
    };
    map_picture_api_v1_games__game_id__map_svg_get: {
        parameters: {
            query?: {
                at?: number | null;
                corp?: string | null;
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    market_picture_api_v1_games__game_id__market_svg_get: {
        parameters: {
            query?: {
                at?: number | null;
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    mark_game_api_v1_games__game_id__mine_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnMarks"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShape"];
                };
            };
        };
    };
    notes_api_v1_games__game_id__notes_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotesShape"];
                };
            };
        };
    };
    write_api_v1_games__game_id__notes_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Notes"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotesShape"];
                };
            };
        };
    };
    play_on_api_v1_games__game_id__play_on_post: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayOn"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedShape"];
                };
            };
        };
    };
    redo_api_v1_games__game_id__redo_post: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Jump"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedShape"];
                };
            };
        };
    };
    report_api_v1_games__game_id__report_get: {
        parameters: {
            query?: {
                at?: number | null;
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportView"];
                };
            };
        };
    };
    report_file_api_v1_games__game_id__report_html_get: {
        parameters: {
            query?: {
                at?: number | null;
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    past_runs_api_v1_games__game_id__report_runs_get: {
        parameters: {
            query?: {
                at?: number | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastRunsView"];
                };
            };
        };
    };
    answer_api_v1_games__game_id__requests__n__post: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoAnswer"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedShape"];
                };
            };
        };
    };
    best_routes_api_v1_games__game_id__routes_get: {
        parameters: {
            query: {
                at?: number | null;
                corp: string;
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutesView"];
                };
            };
        };
    };
    judged_routes_api_v1_games__game_id__routes_post: {
        parameters: {
            query: {
                at?: number | null;
                corp: string;
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawnRuns"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutesView"];
                };
            };
        };
    };
    since_last_move_api_v1_games__game_id__since_get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SinceShape"];
                };
            };
        };
    };
    start_api_v1_games__game_id__start_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShape"];
                };
            };
        };
    };
    symbol_sheet_api_v1_games__game_id__symbols_svg_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    tiles_picture_api_v1_games__game_id__tiles_svg_get: {
        parameters: {
            query?: {
                at?: number | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    undo_api_v1_games__game_id__undo_post: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                game_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Jump"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedShape"];
                };
            };
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AskedShape"];
                };
            };
        };
    };
    healthz_api_v1_healthz_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    invited_api_v1_invitations__code__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invited"];
                };
            };
        };
    };
    accept_api_v1_invitations__code__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invited"];
                };
            };
        };
    };
    courses_api_v1_lessons_get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseCard"][];
                };
            };
        };
    };
    begin_api_v1_lessons__lesson__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lesson: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BeginLesson"] | null;
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableShape"];
                };
            };
        };
    };
    leave_api_v1_me_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Farewell"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Who"];
                };
            };
        };
    };
    own_events_api_v1_me_events_get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "text/event-stream": string;
                };
            };
        };
    };
    export_api_v1_me_export_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    new_password_api_v1_me_password_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewKeys"];
                };
            };
        };
    };
    sessions_api_v1_me_sessions_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCard"][];
                };
            };
        };
    };
    sign_out_everywhere_api_v1_me_sessions_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Who"];
                };
            };
        };
    };
    end_session_api_v1_me_sessions__number__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    preferences_api_v1_me_settings_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
        };
    };
    choose_api_v1_me_settings_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
        };
    };
    puzzles_api_v1_puzzles_get: {
        parameters: {
            query?: {
                /** @description Whose puzzle of the day; today's if not named. */
                day?: string | null;
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleList"];
                };
            };
        };
    };
    puzzle_api_v1_puzzles__puzzle_id__get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleView"];
                };
            };
        };
    };
    answer_api_v1_puzzles__puzzle_id__answer_post: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PuzzleAnswer"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleVerdict"];
                };
            };
        };
    };
    draw_runs_api_v1_puzzles__puzzle_id__runs_post: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawnRuns"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutesView"];
                };
            };
        };
    };
    solution_api_v1_puzzles__puzzle_id__solution_get: {
        parameters: {
            query?: {
                lang?: string | null;
            };
            header?: never;
            path: {
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleSolution"];
                };
            };
        };
    };
    symbols_api_v1_puzzles__puzzle_id__symbols_svg_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                puzzle_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    today_api_v1_puzzles_today_get: {
        parameters: {
            query?: {
                /** @description Whose puzzle of the day; today's if not named. */
                day?: string | null;
                lang?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleView"];
                };
            };
        };
    };
    session_api_v1_session_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Who"];
                };
            };
        };
    };
    sign_in_api_v1_session_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Who"];
                };
            };
        };
    };
    sign_out_api_v1_session_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Who"];
                };
            };
        };
    };
    titles_api_v1_titles_get: {
        parameters: {
            query?: {
                /** @description The language of sentences in the answer. */
                lang?: ("en" | "ru" | "pl") | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleCard"][];
                };
            };
        };
    };
    glossary_api_v1_titles__title__glossary_get: {
        parameters: {
            query?: {
                /** @description The language of sentences in the answer. */
                lang?: ("en" | "ru" | "pl") | null;
            };
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
        };
    };
    small_map_api_v1_titles__title__map_svg_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    moments_api_v1_titles__title__moments_get: {
        parameters: {
            query?: {
                /** @description The language of sentences in the answer. */
                lang?: ("en" | "ru" | "pl") | null;
            };
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["MomentCard"][];
                    };
                };
            };
        };
    };
    rules_api_v1_titles__title__rules_get: {
        parameters: {
            query?: {
                /** @description The language of sentences in the answer. */
                lang?: ("en" | "ru" | "pl") | null;
            };
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"][];
                };
            };
        };
    };
    sample_api_v1_titles__title__sample_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                title: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    tokens_api_v1_tokens_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenCard"][];
                };
            };
        };
    };
    new_token_api_v1_tokens_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedToken"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewToken"];
                };
            };
        };
    };
    end_token_api_v1_tokens__number__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    new_account_api_v1_users_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Who"];
                };
            };
        };
    };
    version_api_v1_version_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client Error */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemShape"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
        };
    };
}
