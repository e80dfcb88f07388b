const NOT_BUILT = 'not built yet'

/** The rows of the tables under `### Section N` headings: what is said, and the tests that hold it. */
export function specRows(readme) {
  const sections = readme.split(/^### Section (\d+):.*$/m).slice(1)
  const rows = []
  for (let index = 0; index < sections.length; index += 2) {
    const table = sections[index + 1].split(/^#/m)[0]
    for (const [, says, heldBy] of table.matchAll(/^\| +(.+?) +\| +(.+?) +\|$/gm)) {
      if (says === 'what it says' || /^-+$/.test(says)) continue
      const tests = [...heldBy.matchAll(/`(\S+) › (.+?)`/g)].map(([, file, title]) => ({ file, title }))
      rows.push({ section: sections[index], says, tests, isNotBuilt: heldBy.includes(NOT_BUILT) })
    }
  }
  return rows
}
