import { MAX_DOCUMENT_SECTIONS, MAX_SECTION_CHARACTERS } from '@oaklet/api/contract'
import { announce, Button, FieldGroup, Inline, Stack, Text, TextArea, TextField } from '@oaklet/design-system'
import { useId } from 'react'
import type { FormState } from '../../../shared/forms/use-form'
import { useFocusAfterFrames } from '../../../shared/use-focus-after-frames'
import { type DocumentValues, sectionField, type TypedSection } from './document-form'

/** The sections of a document, each with its heading and text; they can be moved, added and removed by keyboard. */
export function SectionFields({ form }: { form: FormState<DocumentValues> }) {
  const { values, change, errorAt } = form
  const { sections } = values
  const [base, focusOn] = [useId(), useFocusAfterFrames()]
  const idOf = (what: string, key: number) => `${base}-${what}-${key}`
  const addId = `${base}-add`
  const put = (next: TypedSection[]) => change({ sections: next })

  const edit = (key: number, changes: Partial<TypedSection>) =>
    put(sections.map((section) => (section.key === key ? { ...section, ...changes } : section)))
  const add = () => {
    const key = Math.max(-1, ...sections.map((section) => section.key)) + 1
    put([...sections, { key, heading: '', text: '' }])
    announce(`Section ${sections.length + 1} added`)
    focusOn(idOf('remove', key))
  }
  const move = (place: number, by: -1 | 1) => {
    const section = sections[place]
    if (section === undefined) return
    const others = sections.toSpliced(place, 1)
    put(others.toSpliced(place + by, 0, section))
    announce(`Section is number ${place + by + 1} of ${sections.length} now`)
    // An element that is moved loses the focus; at the end of the list its button goes away.
    const isLast = place + by === 0 || place + by === sections.length - 1
    const [same, other] = by < 0 ? ['up', 'down'] : ['down', 'up']
    focusOn(idOf(isLast ? other : same, section.key))
  }
  const remove = (place: number) => {
    put(sections.toSpliced(place, 1))
    announce(`Section ${place + 1} removed`)
    const next = sections[place + 1] ?? sections[place - 1]
    focusOn(next === undefined ? addId : idOf('remove', next.key))
  }

  return (
    <Stack gap="xl">
      {sections.map((section, place) => {
        const { key, heading, text } = section
        const name = `section ${place + 1}`
        return (
          <FieldGroup key={key} legend={`Section ${place + 1} of ${sections.length}`}>
            <TextField
              label="Heading (optional)"
              maxLength={120}
              autoComplete="off"
              name={sectionField(section, 'heading')}
              value={heading}
              errorMessage={errorAt(sectionField(section, 'heading'))}
              onChange={(typed) => edit(key, { heading: typed })}
            />
            <TextArea
              label="Text"
              rows={6}
              description="Lines that begin with “- ” become a list."
              maxLength={MAX_SECTION_CHARACTERS}
              name={sectionField(section, 'text')}
              value={text}
              errorMessage={errorAt(sectionField(section, 'text'))}
              onChange={(typed) => edit(key, { text: typed })}
            />
            <Inline gap="s" wrap>
              {place > 0 && (
                <Button
                  id={idOf('up', key)}
                  size="small"
                  aria-label={`Move up ${name}`}
                  onPress={() => move(place, -1)}
                >
                  Move up
                </Button>
              )}
              {place < sections.length - 1 && (
                <Button
                  id={idOf('down', key)}
                  size="small"
                  aria-label={`Move down ${name}`}
                  onPress={() => move(place, 1)}
                >
                  Move down
                </Button>
              )}
              <Button
                id={idOf('remove', key)}
                size="small"
                aria-label={`Remove ${name}`}
                onPress={() => remove(place)}
              >
                Remove
              </Button>
            </Inline>
          </FieldGroup>
        )
      })}
      {errorAt('sections') !== undefined && <Text>{errorAt('sections')}</Text>}
      {sections.length < MAX_DOCUMENT_SECTIONS && (
        <Inline>
          <Button id={addId} onPress={add}>
            Add section
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
