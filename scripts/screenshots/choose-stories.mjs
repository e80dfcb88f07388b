import { MODES, NARROW, WIDEST } from './modes.mjs'

const ALL = Object.keys(MODES).sort((one, other) => Number(one === NARROW) - Number(other === NARROW))

/** Which modes of a story become pictures: all of what shows every look, the widest of an Example. */
function picturesOf({ exportName }, siblings) {
  const hasMatrix = siblings.some((one) => one.exportName === 'Matrix')
  if (exportName === 'Matrix' || !hasMatrix) return ALL
  return exportName === 'Example' ? [WIDEST] : []
}

/**
 * The stories to look at, from Storybook's index: Example and Matrix of each component, or all its stories where it
 * has no Matrix. `only` keeps those whose id contains one of its words.
 */
export function chooseStories(index, only = []) {
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
  const words = only.map((word) => word.toLowerCase())
  return stories
    .map((story) => {
      const siblings = stories.filter(({ title }) => title === story.title)
      return { id: story.id, title: story.title, name: story.name, pictures: picturesOf(story, siblings) }
    })
    .filter(({ pictures }) => pictures.length > 0)
    .filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
}

/** The file name of a picture, without its folder. */
export const pictureName = (storyId, mode) => `${storyId}.${mode}.png`
