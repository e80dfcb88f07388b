import { askedItems, type FormAnswer, type FormContent, formPageSchema, isAlert } from '@oaklet/api/contract'
import { Banner, Button, Dialog, Form, Heading, Inline, Stack, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { emptyFormAnswer, FormAnswerField } from '../../../shared/form-templates/FormAnswerField'
import { FormQuestionWords } from '../../../shared/form-templates/FormQuestionWords'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { useForm } from '../../../shared/forms/use-form'

/** What the dialog is given. */
export interface PreviewFormDialogProps {
  content: FormContent
  onClose: () => void
}

/** A form as a client fills it in, page by page; nothing of it is saved. */
export function PreviewFormDialog({ content, onClose }: PreviewFormDialogProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, FormAnswer>>>({})
  const [place, setPlace] = useState(0)
  const asked = askedItems(content, (id) => answers[id])
  const item = asked[place]
  return (
    <Dialog
      title={`Preview: ${content.title}`}
      size="l"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>Close</Button>
        </Inline>
      }
    >
      <Stack gap="l">
        <Text tone="quiet">
          {item === undefined
            ? 'That was the last page. Nothing of this was saved.'
            : `Page ${place + 1} of ${asked.length}, with these answers. Nothing of this is saved.`}
        </Text>
        {item === undefined ? (
          <Inline gap="s">
            {place > 0 && <Button onPress={() => setPlace(place - 1)}>Back</Button>}
            <Button onPress={() => setPlace(0)}>Begin again</Button>
          </Inline>
        ) : (
          <PreviewPage
            key={item.id}
            {...{ content, item }}
            answer={answers[item.id] ?? emptyFormAnswer(item)}
            onBack={place > 0 ? () => setPlace(place - 1) : null}
            onContinue={(answer) => {
              setAnswers({ ...answers, [item.id]: answer })
              setPlace(place + 1)
            }}
          />
        )}
      </Stack>
    </Dialog>
  )
}

interface PreviewPageProps {
  content: FormContent
  item: FormContent['items'][number]
  answer: FormAnswer
  onBack: (() => void) | null
  onContinue: (answer: FormAnswer) => void
}

function PreviewPage({ content, item, answer, onBack, onContinue }: PreviewPageProps) {
  const form = useForm<{ answer: FormAnswer }>({
    initial: { answer },
    errorsOf: (values) => contractErrors(formPageSchema(item), values, ['answer']),
    isDisposable: true,
  })
  const { values, change, errorAt } = form
  return (
    <Form
      errors={form.errors}
      onSubmit={() => form.check() && onContinue(values.answer)}
      footer={
        <Inline gap="s">
          {onBack !== null && <Button onPress={onBack}>Back</Button>}
          <Button type="submit" tone="primary">
            Continue
          </Button>
        </Inline>
      }
    >
      <Stack gap="l">
        <Heading level={3}>{item.label}</Heading>
        <FormQuestionWords {...{ content, item }} />
        <FormAnswerField
          item={item}
          value={values.answer}
          errorMessage={errorAt('answer')}
          onChange={(chosen) => change({ answer: chosen })}
        />
        {isAlert(item, values.answer) && (
          <Banner tone="wait">
            The client’s clinician is notified of this answer at once, and the client reads where help is.
          </Banner>
        )}
      </Stack>
    </Form>
  )
}
