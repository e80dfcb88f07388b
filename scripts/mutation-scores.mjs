const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

/** Of a report of Stryker's JSON reporter: how many mutants of each file no test noticed, and the score: the percentage noticed; the lowest first. */
export function mutationScores({ files }) {
  return Object.entries(files)
    .map(([file, { mutants }]) => {
      const among = (statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
      const [noticed, unnoticed] = [among(NOTICED), among(UNNOTICED)]
      return { file, unnoticed, score: (noticed * 100) / (noticed + unnoticed) }
    })
    .filter(({ score }) => !Number.isNaN(score))
    .sort((one, other) => one.score - other.score)
}
