import { ONBOARDING_MESSAGES } from '@oaklet/api'
import {
  FILE_PAGES,
  type FilePage,
  type FileSlot,
  MAX_CLIENT_FILE_BYTES,
  type OnboardingItem,
  type OnboardingPage,
  type SentFile,
} from '@oaklet/api/contract'
import { AlertDialog, Banner, Button, Checkbox, FileUpload, Form, Stack, Text } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SaveFailure } from '../../shared/forms/SaveFailure'
import { useForm } from '../../shared/forms/use-form'
import { useOnboarding } from '../../shared/use-onboarding'
import { CHECK_PAGE, onboardingAddress, pageBefore } from './onboarding-address'
import { OnboardingFrame } from './OnboardingFrame'
import { onboardingQueries } from './onboarding-queries'
import { questionOf } from './onboarding-words'
import { SentPicture } from './SentPicture'
import type { FormsPageProps } from './TaskList'
import { useUploads } from './use-uploads'

interface UploadPageProps extends FormsPageProps {
  item: OnboardingItem
  asked: OnboardingPage
  page: FilePage
}

const NO_QUESTION = { isOpen: false, file: null }

const KINDS = ['image/jpeg', 'image/png', 'application/pdf'] as const

const SLOT_WORDS: Readonly<Record<FilePage, Partial<Record<FileSlot, string>>>> = {
  card: { front: 'Front of the card', back: 'Back of the card' },
  photo_id: { front: 'Front', back: 'Back' },
  custody_papers: { papers: 'Custody papers' },
  other_papers: { papers: 'Your papers' },
}

const HELP_WORDS: Readonly<Record<FilePage, string>> = {
  card: 'A photo from your phone is fine. Make sure that all numbers can be read.',
  photo_id: 'This can be a driver’s license, a passport or a state ID.',
  custody_papers: 'Send the court order or agreement that says who decides for the child.',
  other_papers: 'Send what the practice asked you for, such as a letter from your doctor.',
}

/** A page that takes files. Each is sent as soon as it is chosen, and answers the page. */
export function UploadPage({ forms, linkId, item, asked, page }: UploadPageProps) {
  const { id: itemId, comment, files } = item
  const [api, queryClient, navigate] = [useOnboarding(), useQueryClient(), useNavigate()]
  const at = onboardingAddress(linkId)
  const isFromCheck = useSearchParams()[0].get('from') === CHECK_PAGE
  const uploads = useUploads(linkId, item)
  // The file that is asked about stays known while the question fades.
  const [question, setQuestion] = useState<{ isOpen: boolean; file: SentFile | null }>(NO_QUESTION)
  const close = () => setQuestion((before) => ({ ...before, isOpen: false }))
  const slots: readonly FileSlot[] = FILE_PAGES[page]
  const [needed = 'front'] = slots
  const isThere = files.some(({ slot }) => slot === needed)
  const form = useForm<{ cannotSend: boolean }>({
    clearsAsTyped: true,
    initial: { cannotSend: asked.answers?.['cannotSend'] === true },
    errorsOf: ({ cannotSend }) => {
      const open = uploads.uploads.find(({ failure }) => failure === null)
      const failed = uploads.uploads.find(({ failure }) => failure !== null)
      if (open !== undefined) return [{ path: open.slot, message: 'Wait until this file is sent' }]
      if (failed !== undefined) {
        return [{ path: failed.slot, message: 'This file was not sent: try it again, or remove it' }]
      }
      if (isThere || cannotSend) return []
      return [{ path: needed, message: 'Send a photo or a PDF, or say that you can’t' }]
    },
  })
  const saving = useMutation({
    mutationFn: () => {
      const answers = { cannotSend: !isThere && form.values.cannotSend }
      return api.savePage({ linkId, itemId, page }, { answers, rev: asked.rev })
    },
    onSuccess: (saved) => queryClient.setQueryData(onboardingQueries(api, linkId).forms().queryKey, saved),
    // Another device may have sent a file meanwhile.
    onError: () => void queryClient.invalidateQueries(onboardingQueries(api, linkId).forms()),
  })
  const removing = useMutation({
    mutationFn: (fileId: string) => api.removeFile({ linkId, itemId, fileId }),
    onSuccess: (saved) => queryClient.setQueryData(onboardingQueries(api, linkId).forms().queryKey, saved),
  })
  const goOn = () => void navigate(isFromCheck ? at.check() : at.tasks())
  const before = pageBefore(item, page)
  const back = before === null || isFromCheck ? null : at.page(itemId, before)
  return (
    <OnboardingFrame
      title={questionOf(item, page)}
      hasErrors={form.errors.length > 0}
      practiceName={forms.practiceName}
      back={
        isFromCheck
          ? { href: at.check(), label: 'Back to your answers' }
          : { href: back ?? at.tasks(), label: back === null ? 'Back to the list' : 'Back' }
      }
      summary={HELP_WORDS[page]}
    >
      {comment !== '' && (
        <Banner tone="wait" title={`${forms.practiceName} asks you to change this form`}>
          {comment}
        </Banner>
      )}
      {saving.isError && form.errors.length === 0 && (
        <SaveFailure error={saving.error} fallback={ONBOARDING_MESSAGES.savePage} />
      )}
      <Form
        errors={form.errors}
        isPending={saving.isPending}
        onSubmit={() => {
          if (!form.check()) return
          // What the practice sent back is done once it is saved again, also as it was.
          if (isThere && item.state !== 'returned') goOn()
          else saving.mutate(undefined, { onSuccess: goOn, onError: form.refuse })
        }}
        footer={
          <Button type="submit" tone="primary" isPending={saving.isPending}>
            {saving.isPending ? 'Saving…' : 'Continue'}
          </Button>
        }
      >
        <Stack gap="xl">
          {slots.map((slot) => (
            <Stack key={slot} gap="m">
              <FileUpload
                label={SLOT_WORDS[page][slot] ?? ''}
                name={slot}
                isOptional={slot !== needed}
                isMultiple={slot === 'papers'}
                accept={KINDS}
                maxBytes={MAX_CLIENT_FILE_BYTES}
                files={uploads.rows[slot] ?? []}
                errorMessage={form.errorAt(slot)}
                onAdd={(added) => uploads.add(slot, added)}
                onRetry={uploads.retry}
                onRemove={(id) => {
                  const sent = uploads.sentOf(id)
                  if (sent === undefined) uploads.drop(id)
                  else {
                    removing.reset()
                    setQuestion({ isOpen: true, file: sent })
                  }
                }}
              />
              {files
                .filter((file) => file.slot === slot && file.type === 'image/jpeg')
                .map((file) => (
                  <SentPicture key={file.id} {...{ linkId, itemId, file }} />
                ))}
            </Stack>
          ))}
          {isThere ? (
            <Text tone="quiet">{forms.practiceName} gets this when you send everything.</Text>
          ) : (
            <Checkbox
              name="cannotSend"
              isSelected={form.values.cannotSend}
              onChange={(cannotSend) => form.change({ cannotSend })}
            >
              I can’t send this now
            </Checkbox>
          )}
        </Stack>
      </Form>
      <AlertDialog
        title={`Remove ${question.file?.name ?? ''}?`}
        confirmLabel="Remove"
        cancelLabel="Keep it"
        isOpen={question.isOpen}
        isPending={removing.isPending}
        onOpenChange={(isOpen) => !isOpen && close()}
        onConfirm={() => {
          if (question.file !== null) removing.mutate(question.file.id, { onSuccess: close })
        }}
      >
        {removing.isError ? (
          <SaveFailure error={removing.error} fallback={ONBOARDING_MESSAGES.removeFile} />
        ) : (
          `${forms.practiceName} will not get it.`
        )}
      </AlertDialog>
    </OnboardingFrame>
  )
}
