import { stripVTControlCharacters } from 'node:util'
import { pictureName } from './choose-stories.mjs'
import { comparePictures } from './compare-pictures.mjs'
import { failuresOf } from './count-results.mjs'
import { NARROW, WIDEST } from './modes.mjs'
import { findingsIn, overflowOf, setMode, showStory, takePicture } from './story-page.mjs'

const isAlike = (old, picture) => comparePictures(old, picture).isAlike
/** Two in a row that are alike: nothing is still on its way. */
const isSettled = (picture, before) => before !== null && before.equals(picture)

/** The first line, without the colours that a terminal would show. */
const firstWords = (message) => stripVTControlCharacters(message).split('\n')[0]

function judge(old, picture, { isComparing, isUpdating }) {
  if (isUpdating) return old !== null && isComparing && isAlike(old, picture) ? 'equal' : 'updated'
  if (!isComparing) return 'rendered'
  if (old === null) return 'new'
  return isAlike(old, picture) ? 'equal' : 'different'
}

async function checkPicture(page, name, baseline, how) {
  const old = baseline.read(name)
  const isWanted =
    how.isComparing && old !== null && !how.isUpdating ? (picture) => isAlike(old, picture) : isSettled
  const picture = await takePicture(page, how.isComparing || how.isUpdating ? isWanted : () => true)
  return { name, status: judge(old, picture, how), picture }
}

/** What counts is the story as it comes up in a narrow window, whatever its play makes of that. */
async function overflowAfresh(page, address, id) {
  await showStory(page, address, id, NARROW).catch(() => undefined)
  return overflowOf(page)
}

async function checkAccess(page, id, mode) {
  const found = await findingsIn(page, mode)
  const name = `${id} in ${mode}, by axe`
  return found.length === 0
    ? { name, status: 'accessible' }
    : { name, status: 'inaccessible', says: found.join('; ') }
}

async function look(page, address, { id, pictures }, baseline, how) {
  const results = []
  try {
    await showStory(page, address, id, pictures[0])
    for (const mode of pictures) {
      await setMode(page, mode)
      results.push(await checkPicture(page, pictureName(id, mode), baseline, how))
    }
    const others = new Set([...pictures, NARROW].filter((mode) => mode !== WIDEST))
    for (const mode of others) results.push(await checkAccess(page, id, mode))
    const overflow = (await overflowOf(page)) && (await overflowAfresh(page, address, id))
    const status = overflow === null ? 'fits' : 'overflows'
    results.push({ name: `${id} at ${NARROW} px`, status, says: overflow })
  } catch (error) {
    results.push({ name: id, status: 'failed', says: firstWords(error.message) })
  }
  return results
}

/**
 * Looks at one story in each of its modes: a result for every picture, for what axe finds where the story tests don't
 * look, and for the narrow window. On a busy machine a play may stumble, so what is not as it should be is shown once
 * more from the start.
 */
export async function checkStory(...story) {
  const results = await look(...story)
  return failuresOf(results).some(({ status }) => status !== 'new') ? look(...story) : results
}
