import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createPdf } from '../pdf/create-pdf'
import { aPackedObject, aPdf } from '../testing/a-pdf'
import { isAppError } from '../errors'
import { cleanFile } from './clean-file'

const clean = (name: string, bytes: Uint8Array) =>
  cleanFile({ name, content: Buffer.from(bytes).toString('base64') })

/** The reason for which a file is refused; null for one that is taken. */
const refusalOf = async (name: string, bytes: Uint8Array): Promise<string | null> => {
  try {
    await clean(name, bytes)
    return null
  } catch (error) {
    if (!isAppError(error)) throw error
    const [{ path, message } = { path: '', message: '' }] = error.extras.fieldErrors ?? []
    expect(path).toBe('content')
    return message
  }
}

const picture = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })
const ofPicture = (bytes: Uint8Array) => sharp(bytes).metadata()

describe('a picture', () => {
  it.each(['card.jpg', 'card.JPEG', 'card'])('called %s is written anew as JPEG', async (name) => {
    const { bytes, type } = await clean(name, await picture(40, 20).jpeg().toBuffer())
    expect(type).toBe('image/jpeg')
    expect(await ofPicture(bytes)).toMatchObject({ format: 'jpeg', width: 40, height: 20 })
  })

  it('stands upright, and loses what the camera and its owner added', async () => {
    const taken = await picture(40, 20)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Maya Ortiz' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer()
    const { bytes } = await clean(
      'photo.jpg',
      Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]),
    )
    const { width, height, exif, orientation } = await ofPicture(bytes)
    expect({ width, height, exif, orientation }).toEqual({
      width: 20,
      height: 40,
      exif: undefined,
      orientation: undefined,
    })
    expect(Buffer.from(bytes).includes('Maya')).toBe(false)
    expect(Buffer.from(bytes).includes('<script>')).toBe(false)
  })

  it('is at most 2,400 pixels long, and white where it was transparent', async () => {
    const { bytes } = await clean(
      'wide.png',
      await sharp({ create: { width: 3_000, height: 30, channels: 4, background: '#00000000' } })
        .png()
        .toBuffer(),
    )
    expect(await ofPicture(bytes)).toMatchObject({ format: 'jpeg', width: 2_400, height: 24 })
    expect((await sharp(bytes).stats()).channels[0]?.min).toBeGreaterThan(250)
  })

  it('has at most 40 megapixels', async () => {
    expect(await refusalOf('large.png', await picture(8_001, 5_000).png().toBuffer())).toMatch(
      /40 megapixels/,
    )
  })

  it.each(['jpeg', 'png'] as const)('that is a cut off %s is refused', async (format) => {
    const whole = await picture(200, 200)
      .composite([{ input: Buffer.from(NOISE), raw: RAW }])
      .toFormat(format)
      .toBuffer()
    expect(await refusalOf(`photo.${format}`, whole.subarray(0, whole.length - 300))).toMatch(
      /damaged or cut off/,
    )
  })
})

const RAW = { width: 100, height: 100, channels: 3 } as const
const NOISE = Array.from({ length: 30_000 }, (_, index) => (index * index * 31) % 251)

const SCRIPT = aPackedObject(`<< /S /JavaScript >>${' '.repeat(40)}`)
/** A stream that begins as a packed one does, and then has a block of a kind that there isn’t. */
const broken = (filter: string): Buffer =>
  Buffer.from(`4 0 obj\n<< /Filter ${filter} >>\nstream\nx\u009c\u0007\nendstream\n`, 'latin1')
/** The same with another byte at a place from its end. */
const spoilt = (bytes: Buffer, at: number): Buffer =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from([(bytes.at(at) ?? 0) ^ 1]), bytes.subarray(at + 1)])

describe('a PDF', () => {
  it('is stored as it is', async () => {
    const pdf = createPdf({ title: 'Consent', madeAt: new Date('2026-11-17T14:00:00Z'), paper: 'LETTER' })
    pdf.title('Consent to treatment')
    pdf.paragraph('I agree.')
    const made = await pdf.finish('Signed on paper')
    const { bytes, type } = await clean('consent.pdf', made)
    expect(type).toBe('application/pdf')
    expect(Buffer.from(bytes).equals(made)).toBe(true)
  })

  it.each([
    ['a script', aPdf('4 0 obj\n<< /S /JavaScript /JS (app.alert\\(1\\)) >>\nendobj\n'), /scripts/],
    ['a script whose name is spelt by codes', aPdf('4 0 obj\n<< /S /J#61v#61Script >>\nendobj\n'), /scripts/],
    [
      'a script in a packed stream',
      aPdf(aPackedObject('5 0 << /S /JavaScript >>', '/Type /ObjStm')),
      /scripts/,
    ],
    [
      'a script in a stream that hides what it is',
      aPdf(aPackedObject('<< /S /JavaScript >>', '')),
      /scripts/,
    ],
    ['a script in a stream with a wrong check sum', aPdf(spoilt(SCRIPT, -20)), /scripts/],
    ['a stream that can’t be unpacked', aPdf(broken('/FlateDecode')), /damaged/],
    ['one that is packed as another object says', aPdf(broken('9 0 R')), /damaged/],
    ['a program to start', aPdf('4 0 obj\n<< /S /Launch /F (calc.exe) >>\nendobj\n'), /scripts/],
    ['a file of its own', aPdf('4 0 obj\n<< /Type /EmbeddedFile >>\nendobj\n'), /other files/],
    ['a password', aPdf('4 0 obj\n<< /Encrypt 5 0 R >>\nendobj\n'), /password/],
    ['no end', aPdf().subarray(0, -10), /cut off/],
    [
      'more streams than a document has',
      aPdf(Buffer.from('stream\nx\u009c'.repeat(10_001), 'latin1')),
      /too large once/,
    ],
    ['a stream that unpacks to too much', aPdf(aPackedObject(Buffer.alloc(100_000_001))), /too large once/],
  ])('with %s is refused', async (_, bytes, reason) => {
    expect(await refusalOf('file.pdf', bytes)).toMatch(reason)
  })

  it('may speak of scripts and have photos in it', async () => {
    const photo = aPackedObject(await picture(30, 30).jpeg().toBuffer(), '/Subtype /Image')
    expect(
      await refusalOf(
        'file.pdf',
        aPdf(photo, broken('/JBIG2Decode'), aPackedObject('(JavaScript and Launch) Tj')),
      ),
    ).toBeNull()
  })
})

describe('another file', () => {
  it.each([
    ['note.pdf', Buffer.from('hello'), /^This isn’t a photo or a PDF/],
    ['run.jpg', Buffer.from('MZ\u0090\u0000'), /^This isn’t a photo or a PDF/],
    ['card.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^This isn’t a photo or a PDF/],
    ['card.jpg', Buffer.from('GIF89a'), /^This isn’t a photo or a PDF/],
    ['photo.heic', Buffer.from('\u0000\u0000\u0000\u0018ftypheic'), /^This is a HEIC photo/],
    ['card.jpg', aPdf(), /^This file is called \.jpg and is a PDF/],
    ['card.exe', aPdf(), /^This file is called \.exe and is a PDF/],
  ])('called %s is refused, whatever it is called', async (name, bytes, reason) => {
    expect(await refusalOf(name, bytes)).toMatch(reason)
  })

  it('that is no base64 is refused', async () => {
    await expect(cleanFile({ name: 'card.jpg', content: '%%%' })).rejects.toMatchObject({
      extras: { fieldErrors: [{ path: 'content', message: 'This is not in base64' }] },
    })
  })
})
