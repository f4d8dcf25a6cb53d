// Made by `make words` from languages/en/app-learn.ftl: do not edit.

const words = {
  learn: {
    title: "Learn to play",
    lessons: "Lessons",
    problems: "Problems",
    problems_about: "One position, one idea: find the way.",
    none: "There is no lesson of this game yet.",
    done: "done",
    to_do: "still to do",
    begin: "Begin",
    resume: "Go on",
    again: "Once more",
    play: "Play now",
    skip: "Skip",
    all: "All lessons",
    known: "What you know",
    read_on: "Go on",
    back: "One step back",
    space: "Space",
    not_wanted: "Not in this lesson: follow the light.",
    not_now: "That is not possible now.",
    solved: "Solved!",
    failed: "Not this time",
    not_over: "Not over yet: go on.",
    try_again: "Try again",
  },
  step: (a: { at: string | number; all: string | number }): string => `${a.at} of ${a.all}`,
  learn_back: "Back to the match that you were invited to",
  learn_next: (a: { title: string | number }): string => `Next: ${a.title}`,
}
export default words
