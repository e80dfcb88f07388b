const NAMED = /^(?:export )?(?:async )?(?:const|let|function|class|interface|type) (\w+)/
const TITLED = /^test\(\s*(['"])([^\\]*?)\1,/

/** Statements at the top of a formatted file, each with the lines from its first one to the next statement. */
function statementsOf(source) {
  const statements = []
  for (const [index, line] of source.split('\n').entries()) {
    if (/^[^\s})\]]/.test(line)) statements.push({ from: index + 1, code: '' })
    const current = statements.at(-1)
    if (current === undefined) continue
    current.code += `${line}\n`
    current.to = index + 1
  }
  return statements.map((statement) => ({
    ...statement,
    name: NAMED.exec(statement.code)?.[1],
    title: TITLED.exec(statement.code)?.[2],
    // What a module has that is imported is not a change of this file, and words change nothing.
    isStill: /^(import|\/[/*])/.test(statement.code),
  }))
}

const mentions = ({ code }, name) => new RegExp(`\\b${name}\\b`).test(code)

/**
 * The titles of a spec's tests that some of its lines belong to, also by way of what stands beside the tests and they
 * use; null when it may be any test, as the lines belong to a table, a group, or what holds for the whole file.
 */
export function changedTests(source, lines) {
  const statements = statementsOf(source).filter(({ isStill }) => !isStill)
  const changed = new Set(
    statements.filter(({ from, to }) => lines.some((line) => from <= line && line <= to)),
  )
  // A set is also gone through to what is added meanwhile.
  for (const { name } of changed)
    if (name !== undefined)
      for (const statement of statements) if (mentions(statement, name)) changed.add(statement)
  const all = [...changed]
  if (all.some(({ name, title }) => name === undefined && title === undefined)) return null
  return all.flatMap(({ title }) => title ?? [])
}

/** The lines of a file that `git diff --unified=0` says are new or changed; of lines that went, the one before. */
export function linesOfDiff(diff) {
  return [...diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, start, count = '1']) =>
    Array.from({ length: Math.max(1, Number(count)) }, (_, index) => Number(start) + index),
  )
}
