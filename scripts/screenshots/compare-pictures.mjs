import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How different a pixel's colour has to be to count, from 0 to 1. */
const COLOR_THRESHOLD = 0.1
/** So much of a picture may differ: two machines never smooth every edge alike. */
const TOLERATED_SHARE = 0.002
/** But a word is more than this many pixels, and a large picture must not hide one. */
const TOLERATED_PIXELS = 60

/** The picture in the upper left corner of one that is as large as both. */
function onCanvas(png, width, height) {
  if (png.width === width && png.height === height) return png
  const canvas = new PNG({ width, height })
  PNG.bitblt(png, canvas, 0, 0, png.width, png.height, 0, 0)
  return canvas
}

/** Compares two PNG files: whether they are alike, how many pixels differ, and a picture of where. */
export function comparePictures(oldFile, newFile) {
  if (oldFile.equals(newFile)) return { isAlike: true, pixels: 0 }
  const [was, is] = [PNG.sync.read(oldFile), PNG.sync.read(newFile)]
  const [width, height] = [Math.max(was.width, is.width), Math.max(was.height, is.height)]
  const difference = new PNG({ width, height })
  const [left, right] = [onCanvas(was, width, height), onCanvas(is, width, height)]
  const pixels = pixelmatch(left.data, right.data, difference.data, width, height, {
    threshold: COLOR_THRESHOLD,
  })
  const isSameSize = was.width === is.width && was.height === is.height
  const tolerated = Math.min(TOLERATED_PIXELS, width * height * TOLERATED_SHARE)
  return {
    isAlike: isSameSize && pixels <= tolerated,
    pixels,
    isSameSize,
    difference: PNG.sync.write(difference),
  }
}

const smaller = (one, other) => (one.length <= other.length ? one : other)

/** The same picture in fewer bytes: without transparency, and unfiltered unless filters help, as in a gradient. */
export function packed(file) {
  const png = PNG.sync.read(file)
  const pack = (filterType) =>
    PNG.sync.write(png, {
      colorType: 2,
      inputHasAlpha: true,
      deflateLevel: 9,
      deflateStrategy: 0,
      filterType,
    })
  return smaller(pack(0), pack(-1))
}
