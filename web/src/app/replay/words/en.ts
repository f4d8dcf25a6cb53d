// Made by `make words` from languages/en/app-replay.ftl: do not edit.

const words = {
  replay: {
    title: "Replay",
    viewpoint: "Seen by",
    all: "Everything shown",
    spectator: "A spectator",
    play: "Play",
    pause: "Pause",
    first: "To the start",
    last: "To the end",
    back: "One step back",
    on: "One step on",
    speed: "Speed",
    position: "Position in the match",
    download: "Download the record",
    analyse: "Analyse",
    verify: "Verify",
    verifying: "Playing it again here…",
    other_seed: "the seed is another one than was promised before the match",
    wrong: "This does not fit",
    seed: "Seed",
    commitment: "Promised before the match",
    checksum: "Checksum of the record",
    share: "Copy a link to this moment",
    keys: "Space plays and pauses, arrow keys step, Home and End jump.",
    only_watched: "This match is over and can only be watched here: press Play, or go on step by step.",
  },
  replay_step: (a: { at: string | number; all: string | number }): string => `Step ${a.at} of ${a.all}`,
  replay_verified: (a: { steps: string | number }): string => `Right: ${a.steps} steps played again with the same result, and the seed fits what was promised before the match.`,
  replay_here: (a: { python: string | number }): string => `Checked on this device, by Python ${a.python} in your browser: no server was believed.`,
}
export default words
