const DETECTED = ['Killed', 'Timeout']
const UNDETECTED = ['Survived', 'NoCoverage']

/** Of a report of Stryker's JSON reporter: each file's share of detected mutants in percent, the lowest first. */
export function mutationScores({ files }) {
  return Object.entries(files)
    .map(([file, { mutants }]) => {
      const among = (statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
      const [detected, undetected] = [among(DETECTED), among(UNDETECTED)]
      return { file, score: (detected * 100) / (detected + undetected) }
    })
    .filter(({ score }) => !Number.isNaN(score))
    .sort((one, other) => one.score - other.score)
}
