import { expect, it } from 'vitest'
import { DocumentContent } from './documents-contract'
import { STARTING_DOCUMENTS, startingDocument } from './starting-documents'

it.each(STARTING_DOCUMENTS)('the text of %s can be saved as it is, and names the practice', (kind) => {
  for (const phone of ['', '5185550100']) {
    const content = startingDocument(kind, { practiceName: 'Oakwood $& Group', phone })
    expect(DocumentContent.parse(content)).toEqual(content)
    const text = content.sections.map((section) => section.text).join('\n')
    expect(text).not.toMatch(/[{}]/)
    if (text.includes('Oakwood')) {
      expect(text).toContain(phone === '' ? 'Oakwood $& Group' : 'Oakwood $& Group at (518) 555-0100')
    }
  }
})
