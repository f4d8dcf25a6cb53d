### Playing without a server: the engine runs in the page itself.

local =
    .starting = Lighting the torches…
    .forgets = This browser keeps nothing here: your matches last as long as this page is open.
    .taken = Waystone was opened in another window, and your matches are there now.
    .missing = The part that plays without a server can’t be loaded here.
    .again = Try again
    .close = All right
    .data = This browser keeps your name and your matches, and nobody else sees them.
    .here = On this device
    .here_about = You play without a server here. Your matches stay on this device.
    .no_invitation = This match is not on this device
    .no_invitation_about = If this is an invitation, it needs a server: nobody else can reach a match that is played on one device. Ask whoever sent you the link for the address of their server, or play here yourself.
    .check = Check a record…
    .check_about = or drop it anywhere on this page
    .checking = Playing it again…
    .wrong = This record does not hold:
    .commitment = Promised before the match:
    .offline = Play without a network
    .kept = All of it is on this device: you can play without a network.
    .remove = Remove it
    .keeping = Keeping…
    .not_kept = There is not enough room on this device, or no network.
    .can_not_keep = To keep Waystone on this device for later, open this page over https.

local_fetching = Getting the dungeons: { $percent } %
local_keep = Keep for offline play ({ $size } MB)
local_checked = Right: { $steps } steps played again on this device by Python { $python }, and the seed fits what was promised.
