# What the server keeps of a person
web-my-data = My data
web-my-data-text = There are no accounts. Of you the server keeps names, chat, the hash of your keys and the addresses for notices, table by table, and your nickname in clubs. This browser knows the tables and clubs of this list.
web-my-data-show = Show what the server keeps
web-my-data-none = This browser knows of no table or club that keeps something of you.
web-my-data-name = Name: { $names }
web-my-data-nameless = No name
web-my-data-chat = { $count ->
    [0] no chat
    [one] { $count } line of chat
   *[other] { $count } lines of chat
}
web-my-data-running = under way
web-my-data-over = over
web-my-data-delete = Delete
web-my-data-delete-all = Delete all of it
web-my-data-ask = Delete your name, chat, addresses and key here? You cannot open the table any more. The game stays for the others, without your name.
web-my-data-ask-running = Delete your name, chat, addresses and key here? The game is under way: you give it up, and cannot open the table any more.
web-my-data-ask-all = Delete all of this? Games under way are given up, memberships of clubs end, and you cannot open any of these tables any more. The games stay for the others, without your name.
web-my-data-yes = Yes, delete
web-my-data-no = No, keep it
web-my-data-done = The server keeps nothing of you here any more.
