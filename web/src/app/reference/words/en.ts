// Made by `make words` from languages/en/app-reference.ftl: do not edit.

const words = {
  reference: {
    search: "Look for a word",
    parts: "Parts of this page",
  },
  reference_found: (a: { count: number }): string => a.count === 0 ? "Nothing has that word." : (a.count === 1) ? "1 entry has it." : `${a.count} entries have it.`,
}
export default words
