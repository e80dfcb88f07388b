import { ONBOARDING_MESSAGES } from '@oaklet/api'
import type { SentFile } from '@oaklet/api/contract'
import { Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useOnboarding } from '../../shared/use-onboarding'
import { WhenLoaded } from '../../shared/WhenLoaded'
import { onboardingQueries } from './onboarding-queries'
import { picture } from './SentPicture.css'

interface SentPictureProps {
  linkId: string
  itemId: string
  file: SentFile
}

/** A picture that was sent, as the practice gets it. */
export function SentPicture({ linkId, itemId, file }: SentPictureProps) {
  const content = useQuery(onboardingQueries(useOnboarding(), linkId).picture(itemId, file.id))
  return (
    <WhenLoaded
      query={content}
      fallback={ONBOARDING_MESSAGES.getFile}
      label="Loading the picture"
      placeholder={<Skeleton shape="block" />}
    >
      {(address) => <img className={picture} src={address} alt={`${file.name}, as we got it`} />}
    </WhenLoaded>
  )
}
