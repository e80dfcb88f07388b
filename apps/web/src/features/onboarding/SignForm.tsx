import { ONBOARDING_MESSAGES } from '@oaklet/api'
import {
  type DocumentAsks,
  isNamedAs,
  type OnboardingItem,
  SIGNER_RELATIONSHIPS,
  SignDocumentBody,
  SIGNING_STATEMENTS,
  type SignerRelationship,
} from '@oaklet/api/contract'
import { Banner, Button, Checkbox, Form, RadioGroup, Stack, TextField } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { contractErrors } from '../../shared/forms/contract-errors'
import { SaveFailure } from '../../shared/forms/SaveFailure'
import { useForm } from '../../shared/forms/use-form'
import { useOnboarding } from '../../shared/use-onboarding'
import { onboardingAddress } from './onboarding-address'
import { onboardingQueries } from './onboarding-queries'
import type { FormsPageProps } from './TaskList'

interface SignFormProps extends FormsPageProps {
  item: OnboardingItem
  asks: DocumentAsks
  onErrors: (hasErrors: boolean) => void
}

interface Values {
  name: string
  relationship: SignerRelationship
  authority: string
  isStated: boolean
}

/** Who a person may sign as, in the words that they read. */
const RELATIONSHIPS: Readonly<Record<SignerRelationship, string>> = {
  self: 'I sign for myself',
  parent: 'I am a parent',
  guardian: 'I am a guardian',
  representative: 'I act for this person by law',
}
const OPTIONS = SIGNER_RELATIONSHIPS.map((id) => ({ id, label: RELATIONSHIPS[id] }))

/** The place to sign: a typed name, who signs, and that what is stated is true. A drawing is never asked for. */
export function SignForm({ forms, linkId, item, asks, onErrors }: SignFormProps) {
  const { legalName, practiceName } = forms
  const [api, queryClient, navigate] = [useOnboarding(), useQueryClient(), useNavigate()]
  // The name for which the person was asked whether it is right.
  const [askedOf, setAskedOf] = useState<string | null>(null)
  const form = useForm<Values>({
    initial: { name: '', relationship: 'self', authority: '', isStated: false },
    errorsOf: (values) =>
      contractErrors(SignDocumentBody, values, ['name', 'relationship', 'authority', 'isStated']),
  })
  const { values, change, errorAt, field } = form
  const signing = useMutation({
    mutationFn: (body: Values) => api.sign({ linkId, itemId: item.id }, body),
  })
  const isOther = values.relationship === 'self' && !isNamedAs(values.name, legalName)
  const sign = () => {
    const isWhole = form.check()
    onErrors(!isWhole)
    if (!isWhole) return
    if (isOther && askedOf !== values.name) {
      setAskedOf(values.name)
      return
    }
    signing.mutate(values, {
      onSuccess: (saved) => {
        queryClient.setQueryData(onboardingQueries(api, linkId).forms().queryKey, saved)
        void navigate(onboardingAddress(linkId).tasks())
      },
      onError: form.refuse,
    })
  }
  const title = item.document?.title ?? ''
  return (
    <Form
      errors={form.errors}
      isPending={signing.isPending}
      onSubmit={sign}
      footer={
        <Button type="submit" tone="primary" isPending={signing.isPending}>
          {signing.isPending ? 'Saving…' : `Sign ${title}`}
        </Button>
      }
    >
      <Stack gap="l">
        {signing.isError && form.errors.length === 0 && (
          <SaveFailure error={signing.error} fallback={ONBOARDING_MESSAGES.sign} />
        )}
        <RadioGroup<SignerRelationship>
          label="Who signs?"
          name="relationship"
          options={OPTIONS}
          value={values.relationship}
          errorMessage={errorAt('relationship')}
          onChange={(relationship) => change({ relationship })}
        />
        {values.relationship === 'representative' && (
          <TextField
            label="Why may you sign?"
            description="For example by a power of attorney."
            autoComplete="off"
            maxLength={200}
            {...field('authority')}
          />
        )}
        <TextField
          label="Your full name"
          description="Type it instead of signing by hand."
          autoComplete="name"
          spellCheck="false"
          maxLength={200}
          {...field('name')}
        />
        <Checkbox
          name="isStated"
          isSelected={values.isStated}
          errorMessage={errorAt('isStated')}
          onChange={(isStated) => change({ isStated })}
        >
          {SIGNING_STATEMENTS[asks]}
        </Checkbox>
        {askedOf !== null && askedOf === values.name && isOther && (
          <Banner tone="wait" isAnnounced title="Is this your name?">
            {`${practiceName} knows you as ${legalName}. If the name is right as you typed it, press “Sign ${title}” again.`}
          </Banner>
        )}
      </Stack>
    </Form>
  )
}
