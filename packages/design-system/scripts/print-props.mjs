function printProp({ name, isOptional, type, comment, isDeprecated, isOwn }, indent) {
  const note = [isDeprecated && 'Deprecated.', isOwn && comment].filter(Boolean).join(' ')
  return `${indent}${name}${isOptional ? '?' : ''}: ${type}${note === '' ? '' : ` -- ${note}`}`
}

function printComponent({ name, props }) {
  const own = props.filter(({ isOwn }) => isOwn).map((prop) => printProp(prop, '  '))
  const inherited = props.filter(({ isOwn }) => !isOwn).map((prop) => printProp(prop, '    '))
  return [name, ...own, ...(inherited.length > 0 ? ['  inherited'] : []), ...inherited].join('\n')
}

/** The snapshot: a paragraph to each component, its own props with what they are for, then those of React Aria. */
export const printProps = (components) => `${components.map(printComponent).join('\n\n')}\n`

/** The components' own props that say nothing of themselves, as `Button.size`. */
export const silentProps = (components) =>
  components.flatMap(({ name, props }) =>
    props.filter(({ isOwn, comment }) => isOwn && comment === '').map((prop) => `${name}.${prop.name}`),
  )

/** The lines that one of the two has more than the other, marked, below their component. */
export function differenceOf(before, after) {
  const paragraphs = (text) => new Map(text.split(/\n\n/).map((one) => [one.split('\n')[0], one.split('\n')]))
  const [was, is] = [paragraphs(before.trimEnd()), paragraphs(after.trimEnd())]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [old, now] = [was.get(name) ?? [], is.get(name) ?? []]
    const gone = old.filter((line) => !now.includes(line)).map((line) => `- ${line}`)
    const come = now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`)
    return gone.length + come.length === 0 ? [] : [`  ${name}`, ...gone, ...come]
  })
}
