import { ONBOARDING_MESSAGES } from '@oaklet/api'
import type { OnboardingItem } from '@oaklet/api/contract'
import { Banner, Button, Inline, Link, LinkButton, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DocumentText } from '../../shared/documents/DocumentText'
import { SaveFailure } from '../../shared/forms/SaveFailure'
import { useOnboarding } from '../../shared/use-onboarding'
import { WhenLoaded } from '../../shared/WhenLoaded'
import { DeclineForm } from './DeclineForm'
import { onboardingAddress, SIGNING_PAGE } from './onboarding-address'
import { OnboardingFrame } from './OnboardingFrame'
import { onboardingQueries } from './onboarding-queries'
import { SignForm } from './SignForm'
import type { FormsPageProps } from './TaskList'
import { useDocumentDownload } from './use-document-download'

/** A document as text on the page, and below it the place to sign, or what became of it. */
export function DocumentPage({ forms, linkId, item }: FormsPageProps & { item: OnboardingItem }) {
  const { practiceName, isSigningOnline } = forms
  const { document, signature, comment, isOpen } = item
  const at = onboardingAddress(linkId)
  const text = useQuery(onboardingQueries(useOnboarding(), linkId).document(item.id))
  const download = useDocumentDownload(linkId)
  const [isDeclining, setDeclining] = useState(false)
  const [hasErrors, setErrors] = useState(false)
  const isSigned = signature?.outcome === 'signed'
  return (
    <OnboardingFrame
      title={document?.title ?? ''}
      hasErrors={hasErrors}
      practiceName={practiceName}
      back={{ href: at.tasks(), label: 'Back to the list' }}
    >
      {comment !== '' && !isSigned && (
        <Banner tone="wait" title={`${practiceName} asks you to sign this again`}>
          {comment}
        </Banner>
      )}
      <WhenLoaded
        query={text}
        fallback={ONBOARDING_MESSAGES.getDocument}
        label="Opening the document"
        placeholder={<Skeleton shape="row" count={6} />}
      >
        {({ sections, asks, mayDecline }) => (
          <Stack gap="xl">
            <DocumentText sections={sections} headingLevel={2} />
            <Inline gap="m" wrap>
              <Button
                size="small"
                isPending={download.isPending}
                onPress={() => download.save(item.id, document?.title ?? '')}
              >
                {isSigned ? 'Save a signed copy (PDF)' : 'Save a copy (PDF)'}
              </Button>
            </Inline>
            {download.error !== null && (
              <SaveFailure error={download.error} fallback={ONBOARDING_MESSAGES.downloadDocument} />
            )}
            {signature?.outcome === 'declined' && (
              <Banner tone="info" title="You chose not to sign this">
                You can sign it after all, until you send everything.
              </Banner>
            )}
            {isSigned && (
              <Banner tone="good" title={`Signed by ${signature.signerName}`}>
                A signature can’t be changed here. Call {practiceName} if something is not right.
              </Banner>
            )}
            {isOpen && !isSigningOnline && (
              <LinkButton tone="primary" href={at.page(item.id, SIGNING_PAGE)}>
                Say how you want to sign
              </LinkButton>
            )}
            {isOpen && isSigningOnline && (
              <>
                {isDeclining ? (
                  <DeclineForm {...{ forms, linkId, item }} onBack={() => setDeclining(false)} />
                ) : (
                  <SignForm {...{ forms, linkId, item, asks }} onErrors={setErrors} />
                )}
                {mayDecline && !isDeclining && signature === null && (
                  <Inline>
                    <Button onPress={() => setDeclining(true)}>I don’t want to sign this</Button>
                  </Inline>
                )}
                <Text size="s" tone="quiet">
                  <Link href={at.page(item.id, SIGNING_PAGE)}>About signing on a screen, or on paper</Link>
                </Text>
              </>
            )}
            {!isOpen && (
              <LinkButton tone="primary" href={at.tasks()}>
                Go on
              </LinkButton>
            )}
          </Stack>
        )}
      </WhenLoaded>
    </OnboardingFrame>
  )
}
