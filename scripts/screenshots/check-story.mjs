import { stripVTControlCharacters } from 'node:util'
import { pictureName } from './choose-stories.mjs'
import { comparePictures } from './compare-pictures.mjs'
import { MODES_IN_ORDER, NARROW, WIDEST } from './modes.mjs'
import { expectNoError, findingsIn, overflowOf, setMode, showStory, takePicture } from './story-page.mjs'

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

async function checkAccess(page, id, mode) {
  const found = await findingsIn(page)
  const name = `${id} in ${mode}, by axe`
  if (found === null) return []
  return found.length === 0
    ? [{ name, status: 'accessible' }]
    : [{ name, status: 'inaccessible', says: found.join('; ') }]
}

/** What counts is the story as it comes up in a narrow window, whatever its play makes of that. */
async function overflowAfresh(page, address, id) {
  await showStory(page, address, id, NARROW).catch(() => undefined)
  return overflowOf(page)
}

async function checkNarrow(page, address, id) {
  const overflow = (await overflowOf(page)) && (await overflowAfresh(page, address, id))
  const status = overflow === null ? 'fits' : 'overflows'
  return { name: `${id} at ${NARROW} px`, status, says: overflow }
}

/**
 * Looks at one story, which `show` brings up with its play: a result for the play, for what axe finds at 1280 px, and
 * if it has pictures, for each of them, for axe in each mode and for the narrow window.
 */
export async function checkStory(page, show, address, { id, pictures }, baseline, how) {
  const results = []
  try {
    await show()
    const modes = MODES_IN_ORDER.filter(
      (mode) => mode === WIDEST || pictures.includes(mode) || (mode === NARROW && pictures.length > 0),
    )
    for (const mode of modes) {
      if (mode !== WIDEST) await setMode(page, mode)
      if (pictures.includes(mode))
        results.push(await checkPicture(page, pictureName(id, mode), baseline, how))
      results.push(...(await checkAccess(page, id, mode)))
    }
    if (pictures.length > 0) results.push(await checkNarrow(page, address, id))
    await expectNoError(page)
    results.push({ name: id, status: 'played' })
  } catch (error) {
    results.push({ name: id, status: 'failed', says: firstWords(error.message) })
  }
  return results
}
