import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { comparePictures, packed } from './compare-pictures.mjs'

/** A white picture with a black rectangle. */
function picture(width, height, [x, y, across, down]) {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (let row = y; row < y + down; row += 1)
    for (let column = x; column < x + across; column += 1)
      png.data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  return PNG.sync.write(png)
}

it('takes pictures for alike when a few pixels in a thousand differ', () => {
  const [one, other] = [picture(200, 100, [10, 10, 50, 20]), picture(200, 100, [10, 10, 51, 20])]
  expect(comparePictures(one, other)).toMatchObject({ isAlike: true })
})

it('finds a word that changed, however large the picture', () => {
  const [one, other] = [picture(1280, 1000, [0, 0, 0, 0]), picture(1280, 1000, [600, 500, 30, 12])]
  const { isAlike, pixels, difference } = comparePictures(one, other)
  expect({ isAlike, pixels }).toEqual({ isAlike: false, pixels: 360 })
  expect(PNG.sync.read(difference).width).toBe(1280)
})

it('finds a change in a small picture that a large one could hold', () => {
  const [one, other] = [picture(40, 40, [10, 10, 8, 8]), picture(40, 40, [10, 10, 10, 8])]
  expect(comparePictures(one, other)).toMatchObject({ isAlike: false })
})

it('finds another size, and shows both on one canvas', () => {
  const [one, other] = [picture(100, 50, [0, 0, 1, 1]), picture(100, 60, [0, 0, 1, 1])]
  const { isAlike, isSameSize, difference } = comparePictures(one, other)
  expect({ isAlike, isSameSize }).toEqual({ isAlike: false, isSameSize: false })
  expect(PNG.sync.read(difference).height).toBe(60)
})

it('packs a picture without changing it', () => {
  const file = picture(300, 200, [20, 20, 100, 100])
  expect(comparePictures(file, packed(file))).toMatchObject({ pixels: 0, isAlike: true })
})
