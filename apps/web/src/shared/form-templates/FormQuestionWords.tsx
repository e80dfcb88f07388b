import { type FormContent, type FormItem, headingOf } from '@oaklet/api/contract'
import { Stack, Text } from '@oaklet/design-system'
import { DocumentText } from '../documents/DocumentText'

interface FormQuestionWordsProps {
  content: FormContent
  item: FormItem
}

/** What stands between a question and its field: the heading that it is under, with what that says, and its own help. */
export function FormQuestionWords({ content, item }: FormQuestionWordsProps) {
  const heading = headingOf(content, item.id)
  if (heading === undefined && item.help === '') return null
  return (
    <Stack gap="m">
      {heading !== undefined && <Text tone="quiet">{heading.label}</Text>}
      {heading !== undefined && heading.help !== '' && <Words text={heading.help} />}
      {item.help !== '' && <Words text={item.help} />}
    </Stack>
  )
}

const Words = ({ text }: { text: string }) => (
  <DocumentText sections={[{ heading: '', text }]} headingLevel={2} />
)
