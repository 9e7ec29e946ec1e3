# Why a route problem in a file cannot be read. Names of fields are those of the file.

ui-problem-place =
    { $file }: this route problem cannot be read: { $part ->
        [node] node { $at }:{" "}
        [link] link { $at }:{" "}
        [train] train { $at }:{" "}
        [bonus] bonus { $at }:{" "}
       *[problem] {""}
    }
ui-problem-missing-field = { ui-problem-place }'{ $field }' is missing
ui-problem-wrong-type =
    { ui-problem-place }'{ $field }' should be { $wanted ->
        [object] an object
        [list] a list
        [number] a whole number
        [flag] true or false
       *[text] a text
    }
ui-problem-number-range = { ui-problem-place }'{ $field }' should be from 0 to { $most }
ui-problem-unknown-number = { ui-problem-place }'{ $field }' should be numbers from 0 on, less than { $count }
ui-problem-unknown-word = { ui-problem-place }'{ $field }' should be one of { $known }
ui-problem-too-many = { ui-problem-place }'{ $field }' has { $count } entries; there can be { $most } at most
ui-problem-revenue-by-train = { ui-problem-place }'revenue' should have a number for each train; numbers: { $count }, trains: { $trains }
ui-problem-link-to-itself = { ui-problem-place }it joins a node with itself
ui-problem-link-without-track = { ui-problem-place }it uses no track; 'res' is empty
ui-problem-table-start = { ui-problem-place }'table' should begin with 0, for a run that visits none
