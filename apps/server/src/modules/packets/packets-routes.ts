import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount, mountForClient, mountPublic } from '../../http/mount'
import { mountFile, mountFileForClient } from '../../http/mount-file'
import { rateLimit } from '../../http/rate-limit'
import { inWork } from '../../work'
import { addPacketItems } from './add-packet-items'
import { downloadPacketFile } from './download-packet-file'
import { getPacketAnswers } from './get-packet-answers'
import { getPacketReview } from './get-packet-review'
import { listPackets } from './list-packets'
import { listPracticePackets } from './list-practice-packets'
import { resendPacket } from './resend-packet'
import { returnPacket } from './return-packet'
import { reviewPacket } from './review-packet'
import { revokePacket } from './revoke-packet'
import { listMeasureSchedules } from './schedules/list-schedules'
import { removeMeasureSchedule } from './schedules/remove-schedule'
import { setMeasureSchedule } from './schedules/set-schedule'
import { sendPacket } from './send-packet'
import { addOnboardingFile } from './signer/add-file'
import { chooseSigning } from './signer/choose-signing'
import { declineOnboardingDocument } from './signer/decline-document'
import { downloadOnboardingDocument } from './signer/download-document'
import { downloadOnboardingFile } from './signer/download-file'
import { finishOnboardingItem } from './signer/finish-item'
import { getOnboardingSession, openOnboarding } from './signer/open-onboarding'
import { getOnboardingDocument } from './signer/read-document'
import { getOnboardingForms } from './signer/read-forms'
import { removeOnboardingFile } from './signer/remove-file'
import { requestOnboardingLink } from './signer/request-link'
import { saveOnboardingPage } from './signer/save-page'
import { sendSignerCode } from './signer/send-signer-code'
import { endSession, enterSigner, enterVerified } from './signer/signer-session'
import { signOnboardingDocument } from './signer/sign-document'
import { submitOnboarding } from './signer/submit-onboarding'
import { withdrawOnboarding } from './signer/withdraw-onboarding'
import { verifySigner } from './signer/verify-signer'
import { createPacketTemplate } from './templates/create-packet-template'
import { deletePacketTemplate } from './templates/delete-packet-template'
import { listPacketTemplates } from './templates/list-packet-templates'
import { updatePacketTemplate } from './templates/update-packet-template'
import { unwaivePacketItem } from './unwaive-packet-item'
import { waivePacketItem } from './waive-packet-item'

/** How often one address may try links a minute. */
const OPENINGS_A_MINUTE = 30

export function packetsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listPackets, listPackets)
  mount(app, deps, api.listPracticePackets, listPracticePackets)
  mount(app, deps, api.sendPacket, sendPacket)
  mount(app, deps, api.resendPacket, resendPacket)
  mount(app, deps, api.addPacketItems, addPacketItems)
  mount(app, deps, api.waivePacketItem, waivePacketItem)
  mount(app, deps, api.unwaivePacketItem, unwaivePacketItem)
  mount(app, deps, api.revokePacket, revokePacket)
  mount(app, deps, api.getPacketAnswers, getPacketAnswers)
  mount(app, deps, api.getPacketReview, getPacketReview)
  mountFile(app, deps, api.downloadPacketFile, downloadPacketFile)
  mount(app, deps, api.returnPacket, returnPacket)
  mount(app, deps, api.reviewPacket, reviewPacket)
  mount(app, deps, api.listMeasureSchedules, listMeasureSchedules)
  mount(app, deps, api.setMeasureSchedule, setMeasureSchedule)
  mount(app, deps, api.removeMeasureSchedule, removeMeasureSchedule)
  mount(app, deps, api.listPacketTemplates, listPacketTemplates)
  mount(app, deps, api.createPacketTemplate, createPacketTemplate)
  mount(app, deps, api.updatePacketTemplate, updatePacketTemplate)
  mount(app, deps, api.deletePacketTemplate, deletePacketTemplate)

  const limited = rateLimit(deps, (c) => Promise.resolve(c.get('address')), OPENINGS_A_MINUTE)
  app.use('/api/v1/onboarding/:linkId/open', limited)
  app.use('/api/v1/onboarding/:linkId/new-link', limited)
  mountPublic(app, deps, api.openOnboarding, openOnboarding)
  mountPublic(app, deps, api.requestOnboardingLink, requestOnboardingLink)
  mountForClient(app, deps, api.getOnboardingSession, enterSigner, getOnboardingSession)
  mountForClient(app, deps, api.sendOnboardingCode, enterSigner, sendSignerCode)
  mountForClient(app, deps, api.verifyOnboarding, enterSigner, verifySigner)
  mountForClient(app, deps, api.getOnboardingForms, enterVerified, getOnboardingForms)
  mountForClient(app, deps, api.saveOnboardingPage, enterVerified, saveOnboardingPage)
  mountForClient(app, deps, api.finishOnboardingItem, enterVerified, finishOnboardingItem)
  mountForClient(app, deps, api.chooseSigning, enterVerified, chooseSigning)
  mountForClient(app, deps, api.getOnboardingDocument, enterVerified, getOnboardingDocument)
  mountFileForClient(app, deps, api.downloadOnboardingDocument, enterVerified, downloadOnboardingDocument)
  mountForClient(app, deps, api.signOnboardingDocument, enterVerified, signOnboardingDocument)
  mountForClient(app, deps, api.declineOnboardingDocument, enterVerified, declineOnboardingDocument)
  mountForClient(app, deps, api.addOnboardingFile, enterVerified, addOnboardingFile)
  mountForClient(app, deps, api.removeOnboardingFile, enterVerified, removeOnboardingFile)
  mountFileForClient(app, deps, api.downloadOnboardingFile, enterVerified, downloadOnboardingFile)
  mountForClient(app, deps, api.submitOnboarding, enterVerified, submitOnboarding)
  mountForClient(app, deps, api.withdrawOnboarding, enterVerified, withdrawOnboarding)
  mountForClient(app, deps, api.leaveOnboarding, enterSigner, async ({ deps: inside, by }, c) => {
    await inWork(inside, by.actor, (work) => endSession(c, work, by.sessionId))
    return null
  })
}
