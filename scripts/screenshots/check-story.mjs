import { pictureName } from './choose-stories.mjs'
import { comparePictures } from './compare-pictures.mjs'
import { NARROW } from './modes.mjs'
import { overflowOf, setMode, showStory, takePicture } from './story-page.mjs'

const isAlike = (old, picture) => comparePictures(old, picture).isAlike
/** Two in a row that are alike: nothing is still on its way. */
const isSettled = (picture, before) => before !== null && before.equals(picture)

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

/** Looks at one story in each of its modes: a result for every picture, and one for the narrow window. */
export async function checkStory(page, address, { id, pictures }, baseline, how) {
  const results = []
  try {
    await showStory(page, address, id, pictures[0])
    for (const mode of pictures) {
      await setMode(page, mode)
      results.push(await checkPicture(page, pictureName(id, mode), baseline, how))
    }
    const overflow = await overflowOf(page)
    results.push({
      name: `${id} at ${NARROW} px`,
      status: overflow === null ? 'fits' : 'overflows',
      says: overflow,
    })
  } catch (error) {
    results.push({ name: id, status: 'failed', says: error.message.split('\n')[0] })
  }
  return results
}
