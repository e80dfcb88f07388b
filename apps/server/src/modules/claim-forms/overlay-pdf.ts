import { MAX_CLAIM_LINES, type ClaimForm } from '@oaklet/api/contract'
import { typePage, type PageOffsets, type TypedText } from '../../pdf/type-page'
import { BOXES, lineBoxes, type FormBox } from './form-boxes'
import { formTexts } from './form-texts'
import type { TypedBox } from './typed-boxes'

/** What a printed form needs beside what it says. */
interface Printing {
  offsets: PageOffsets
  madeAt: Date
}

/** What is typed onto bought forms is not tagged, and says so to those who open it. */
const ON_FORMS = 'Text to be printed onto a CMS-1500 form. It is not tagged: the readable copy is.'

/** The data of a claim alone, for a bought form in the printer; `signedOn` is the day beside the clinician’s signature. */
export const overlayPdf = (
  form: ClaimForm,
  { offsets, madeAt, signedOn }: Printing & { signedOn: string },
): Promise<Uint8Array> =>
  typePage({
    title: `Claim ${form.pcn}, to be printed onto a CMS-1500 form`,
    ...{ subject: ON_FORMS, madeAt, offsets },
    texts: formTexts(form, signedOn).flatMap(typed),
  })

/** A page on which each box is full, to see on a bought form whether the offsets are right. */
export const overlayTestPage = ({ offsets, madeAt }: Printing): Promise<Uint8Array> =>
  typePage({
    title: 'Test page for CMS-1500 forms',
    ...{ subject: ON_FORMS, madeAt, offsets },
    texts: [BOXES, Array.from({ length: MAX_CLAIM_LINES }, (_, index) => lineBoxes(index))]
      .flatMap(boxesIn)
      .flatMap((box) => typed([box, 'X'.repeat(box.length)])),
  })

/** A text is cut where its box ends, and stands at the right end of some. */
function typed([{ line, column, length, isRight = false }, text]: TypedBox): TypedText[] {
  if (text === '') return []
  const fitting = text.slice(0, length)
  return [{ line, column: isRight ? column + length - fitting.length : column, text: fitting }]
}

/** A box, or boxes that stand together. */
type Boxes = FormBox | readonly Boxes[] | { readonly [name: string]: Boxes }

/** Every box that stands together with others. */
function boxesIn(boxes: Boxes): FormBox[] {
  if (isBox(boxes)) return [boxes]
  return Object.values(boxes).flatMap(boxesIn)
}

const isBox = (boxes: Boxes): boxes is FormBox => 'line' in boxes && typeof boxes.line === 'number'
