### The quick references: what stands around the parts that each game brings.

reference =
    .search = Look for a word
    .parts = Parts of this page
reference_found = { $count ->
    [0] Nothing has that word.
    [one] 1 entry has it.
   *[other] { $count } entries have it.
}
