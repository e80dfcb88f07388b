import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textBlocks } from './document-text'

describe('a plain text', () => {
  it('is made of paragraphs and lists', () => {
    expect(textBlocks('We may share it:\n\n- to treat you\n- to be paid\n\nAsk us.\nWe answer.')).toEqual([
      { kind: 'paragraph', text: 'We may share it:' },
      { kind: 'list', items: ['to treat you', 'to be paid'] },
      { kind: 'paragraph', text: 'Ask us.\nWe answer.' },
    ])
    expect(textBlocks('We may share it:\n- to treat you\nAsk us.')).toEqual([
      { kind: 'paragraph', text: 'We may share it:' },
      { kind: 'list', items: ['to treat you'] },
      { kind: 'paragraph', text: 'Ask us.' },
    ])
    expect(textBlocks('- one\n\n- another')).toEqual([
      { kind: 'list', items: ['one'] },
      { kind: 'list', items: ['another'] },
    ])
  })

  it('has nothing else that is interpreted', () => {
    expect(textBlocks('**-** <b>\n-no item\n\n')).toEqual([
      { kind: 'paragraph', text: '**-** <b>\n-no item' },
    ])
    expect(textBlocks(' \n\n')).toEqual([])
  })

  it('loses no words', () => {
    const line = fc.constantFrom('', ' ', '- one', '-  two', 'three', ' four', '-five')
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const words = textBlocks(lines.join('\n')).flatMap((block) =>
          block.kind === 'list' ? block.items : block.text.split('\n'),
        )
        expect(words.map((word) => word.trim())).toEqual(
          lines.map((one) => one.replace(/^- +/, '').trim()).filter((one) => one !== ''),
        )
      }),
    )
  })
})
