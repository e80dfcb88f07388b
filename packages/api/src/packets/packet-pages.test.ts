import { describe, expect, it } from 'vitest'
import { aFormContent } from '../form-templates/form-templates-fixtures'
import {
  ASKED_KINDS,
  filePageOf,
  type GapItem,
  PACKET_ITEM_KINDS,
  packetGaps,
  type PacketItemKind,
  type PagedItem,
  pageSchema,
  pagesOf,
} from './packet-pages'

const item = (kind: PacketItemKind): PagedItem => ({ kind, form: kind === 'form' ? aFormContent() : null })

const asGap = (kind: PacketItemKind, answered: readonly string[], isFinished = false): GapItem => ({
  ...{ ...item(kind), id: kind, isFinished },
  pages: pagesOf(item(kind)).map((page) => ({ page, answers: answered.includes(page) ? {} : null })),
})

describe('what is missing of a packet', () => {
  it.each(ASKED_KINDS)('of %s, of which nothing is answered, each page in its order', (kind) => {
    const missing = pagesOf(item(kind)).map((page) => ({ itemId: kind, page }))
    expect(packetGaps([asGap(kind, [])])).toEqual(missing)
  })

  it.each(ASKED_KINDS)('of %s, one page of which has no answer, that page', (kind) => {
    for (const page of pagesOf(item(kind))) {
      const others = pagesOf(item(kind)).filter((one) => one !== page)
      expect(packetGaps([asGap(kind, others)])).toEqual([{ itemId: kind, page }])
    }
  })

  it('nothing of a form that is answered, and of a questionnaire that it is finished', () => {
    const whole = (kind: PacketItemKind, isFinished = false) => asGap(kind, pagesOf(item(kind)), isFinished)
    expect(packetGaps([whole('about_you'), whole('gad7')])).toEqual([{ itemId: 'gad7', page: null }])
    expect(packetGaps([whole('about_you'), whole('gad7', true)])).toEqual([])
  })

  it('nothing of a form of the practice whose asked questions are all answered', () => {
    const pages = [
      { page: 'medicine', answers: { answer: 'no' } },
      { page: 'sleep', answers: { answer: null } },
    ]
    const form = { ...item('form'), id: 'form', isFinished: false }
    expect(packetGaps([{ ...form, pages }])).toEqual([])
    const taking = [{ page: 'medicine', answers: { answer: 'yes' } }, ...pages.slice(1)]
    expect(packetGaps([{ ...form, pages: taking }])).toEqual([{ itemId: 'form', page: 'which' }])
  })

  it('of a document that it was not signed, declined or left to paper', () => {
    expect(packetGaps([asGap('document', [])])).toEqual([{ itemId: 'document', page: null }])
    expect(packetGaps([asGap('document', [], true)])).toEqual([])
  })

  it('nothing of a packet that asks for nothing', () => {
    expect(packetGaps([])).toEqual([])
  })
})

describe('the pages of an item', () => {
  it('are its questions, with the one on daily life where the questionnaire asks it', () => {
    expect(pagesOf(item('gad7'))).toEqual(['1', '2', '3', '4', '5', '6', '7', 'difficulty'])
    expect(pagesOf(item('pcl5'))).toHaveLength(20)
    expect(pagesOf(item('about_you'))).toEqual(['name', 'birth', 'pronouns', 'address'])
  })

  it('of the insurance follow from what was answered', () => {
    const pages = (saved: Record<string, Record<string, unknown>>) =>
      pagesOf(
        item('insurance'),
        Object.entries(saved).map(([page, answers]) => ({ page, answers })),
      )
    expect(pages({})).toEqual(['use', 'plan', 'holder', 'card'])
    expect(pages({ use: { hasInsurance: false }, holder: { relation: 'child' } })).toEqual(['use'])
    expect(pages({ use: { hasInsurance: true }, holder: { relation: 'self' } })).not.toContain(
      'holder_person',
    )
    expect(pages({ holder: { relation: 'spouse' } })).toContain('holder_person')
    expect(pageSchema(item('insurance'), 'holder_person')).toBeDefined()
  })

  it('take files on one page of a form, and on none of a questionnaire or a document', () => {
    const taking = PACKET_ITEM_KINDS.flatMap((kind) => filePageOf(kind) ?? [])
    expect(taking).toEqual(['card', 'photo_id', 'custody_papers', 'other_papers'])
  })

  it.each(PACKET_ITEM_KINDS)('of %s each have a schema, and no other page has one', (kind) => {
    for (const page of pagesOf(item(kind))) expect(pageSchema(item(kind), page)).toBeDefined()
    for (const page of ['0', '21', '01', 'constructor', 'toString', '']) {
      expect(pageSchema(item(kind), page)).toBeUndefined()
    }
  })

  it.each([
    ['phq9', '9', { answer: 3 }, true],
    ['phq9', '9', { answer: 4 }, false],
    ['phq9', '9', { answer: -1 }, false],
    ['phq9', '9', { answer: null }, false],
    ['phq9', '9', { answer: 'passed' }, true],
    ['phq9', '9', { answer: 'never' }, false],
    ['pcl5', '20', { answer: 4 }, true],
    ['gad7', 'difficulty', { difficulty: 'very' }, true],
    ['gad7', 'difficulty', { difficulty: null }, false],
    ['about_you', 'name', { firstName: 'Maya', lastName: '', preferredName: '' }, true],
    ['about_you', 'name', { firstName: ' ', lastName: '', preferredName: 'May' }, false],
    ['about_you', 'birth', { dateOfBirth: '1899-12-31' }, false],
    ['reach_you', 'phone', { phone: '', mayText: false, mayVoicemail: false }, true],
    ['reach_you', 'phone', { phone: '12', mayText: false, mayVoicemail: false }, false],
    ['reach_you', 'email', { email: 'mine', mayEmail: true }, false],
    ['emergency_contact', 'person', { name: '', relationship: '', phone: '' }, true],
    ['emergency_contact', 'person', { name: 'Ana', relationship: '', phone: '' }, false],
    ['emergency_contact', 'person', { name: '', relationship: '', phone: '5185550142' }, false],
  ] as const)('%s %s takes %o: %s', (kind, page, answers, isTaken) => {
    expect(pageSchema(item(kind), page)?.safeParse(answers).success).toBe(isTaken)
  })
})
