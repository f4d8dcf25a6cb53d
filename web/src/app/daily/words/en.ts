// Made by `make words` from languages/en/app-daily.ftl: do not edit.

const words = {
  daily: {
    play: "Play today’s",
    resume: "Continue today’s",
    look: "See today’s result",
    counts: "It counts if your last move is made before the day ends (UTC).",
    calendar: "Coming days",
    calendar_text: "The kind of match changes with the day of the week; the luck is new every day.",
    today: "Today",
  },
  daily_ends: (a: { time: string | number }): string => `New one in ${a.time}`,
  daily_finishers: (a: { count: number }): string => (a.count === 1) ? "1 player came home" : `${a.count} players came home`,
  daily_streak: (a: { count: number }): string => (a.count === 1) ? "1 day in a row" : `${a.count} days in a row`,
}
export default words
