import { MODES_IN_ORDER, WIDEST } from './modes.mjs'

/** Which modes of a story become pictures: all of what shows every look, the widest of an Example. */
function picturesOf({ exportName }, siblings) {
  const hasMatrix = siblings.some((one) => one.exportName === 'Matrix')
  if (exportName === 'Matrix' || !hasMatrix) return MODES_IN_ORDER
  return exportName === 'Example' ? [WIDEST] : []
}

/**
 * The stories to look at, from Storybook's index, and which pictures to take: of Example and Matrix of each component,
 * or of all its stories where it has no Matrix. `only` keeps those whose id contains one of its words.
 */
export function chooseStories(index, only = []) {
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
  const words = only.map((word) => word.toLowerCase())
  return stories
    .map((story) => {
      const siblings = stories.filter(({ title }) => title === story.title)
      return { id: story.id, title: story.title, pictures: picturesOf(story, siblings) }
    })
    .filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
}

/** The stories of each component, those first that take longest, so that the pages are done at about the same time. */
export function byComponent(stories) {
  const effort = (group) => group.reduce((all, { pictures }) => all + 1 + pictures.length, 0)
  const groups = Object.values(Object.groupBy(stories, ({ title }) => title))
  return groups.sort((one, other) => effort(other) - effort(one))
}

/** The file name of a picture, without its folder. */
export const pictureName = (storyId, mode) => `${storyId}.${mode}.png`
