import { componentProps } from './component-props.mjs'
import { isDeprecated } from './open-door.mjs'

/**
 * Returns what consumers may rely on: each exported name and each component's own prop, and which of them are
 * deprecated.
 */
export function promisesOf(room, door) {
  const names = door.exports.map(({ name, symbol }) => ({
    name,
    isDeprecated: isDeprecated(symbol, door.checker),
  }))
  const props = componentProps(room, door).flatMap((component) =>
    component.props
      .filter(({ isOwn }) => isOwn)
      .map((prop) => ({ name: `${component.name}.${prop.name}`, isDeprecated: prop.isDeprecated })),
  )
  const all = [...names, ...props]
  return {
    names: all.map(({ name }) => name),
    deprecated: all.filter((promise) => promise.isDeprecated).map(({ name }) => name),
  }
}

/** Returns whether one of the changesets says that the package's next version is a major one. */
export const isMajorMeant = (changesets, packageName) =>
  changesets.some((text) => {
    const [, head = ''] = /^---\n(.*?)\n---/s.exec(text) ?? []
    return head.split('\n').some((line) => line.replaceAll(/['"]/g, '') === `${packageName}: major`)
  })

/** Returns the names of the last release that are gone now and that no release has deprecated. */
export function brokenPromises(released, current) {
  const [kept, announced] = [new Set(current.names), new Set(released.deprecated)]
  const isGoneWith = (name) => {
    const component = name.split('.')[0]
    return component !== name && !kept.has(component)
  }
  return released.names.filter((name) => !kept.has(name) && !announced.has(name) && !isGoneWith(name))
}
