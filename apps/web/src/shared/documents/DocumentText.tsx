import { type DocumentSection, textBlocks } from '@oaklet/api/contract'
import { Heading, type HeadingLevel, Stack } from '@oaklet/design-system'
import { list, paragraph } from './DocumentText.css'

interface DocumentTextProps {
  sections: readonly DocumentSection[]
  /** One below the heading above. */
  headingLevel: HeadingLevel
}

/** The text of a document: its sections under headings, with paragraphs and lists; nothing else in it is interpreted. */
export const DocumentText = ({ sections, headingLevel }: DocumentTextProps) => (
  <Stack gap="xl">
    {sections.map(({ heading, text }, index) => (
      // Sections have no name of their own, and are never moved where they are read.
      <Stack key={index} gap="s">
        {heading !== '' && (
          <Heading level={headingLevel} look="card">
            {heading}
          </Heading>
        )}
        {textBlocks(text).map((block, place) =>
          block.kind === 'list' ? (
            <ul key={place} className={list}>
              {block.items.map((item, position) => (
                <li key={position}>{item}</li>
              ))}
            </ul>
          ) : (
            <p key={place} className={paragraph}>
              {block.text}
            </p>
          ),
        )}
      </Stack>
    ))}
  </Stack>
)
