import type {
  AppealOutcome,
  CloseReason,
  ReportOutcome,
  ReportReason,
} from '#src/contract/reports/report.ts'

/** What somebody has reported about a profile or one of its credentials. */
type ReportTable = {
  id: string
  organisation_id: string
  /** Null: about the profile as a whole. */
  credential_id: string | null
  reason: ReportReason
  text: string
  /** Who has reported it; null: a guest, or somebody who has deleted their account. */
  user_id: string | null
  /** Where a guest is told what comes of it; erased some time after the report is closed. */
  email: string | null
  /** A keyed digest of that mailbox; erased with the address. */
  mailbox: string | null
  /** A keyed digest of who has sent it, by which reports are counted; erased after some days. */
  sender: string | null
  /** JSON of an `Occasion`: where the links of letters to the reporter lead; null: nobody is told by mail. */
  occasion: string | null
  created_at: string
  /** When the operators were told; null: they are not yet. */
  told_at: string | null
  /** Null: it waits for a decision. */
  outcome: ReportOutcome | null
  close_reason: CloseReason | null
  /** Told to the reporter. */
  note: string | null
  decided_at: string | null
  /** The suspension that it has led to. */
  suspension_id: string | null
}

/** A suspension of a profile or of one of its credentials, and the appeal against it. */
type SuspensionTable = {
  id: string
  organisation_id: string
  /** Null: of the profile as a whole. */
  credential_id: string | null
  /** Public; null: nothing was said. */
  note: string | null
  suspended_at: string
  /** Who has decided it; null: whoever ran the command line, or somebody who has deleted their account. */
  suspended_by: string | null
  ended_at: string | null
  appeal_text: string | null
  appealed_at: string | null
  appealed_by: string | null
  /** When the operators were told of the appeal; null: they are not yet. */
  appeal_told_at: string | null
  /** JSON of an `Occasion`: where the operators' links lead. */
  appeal_occasion: string | null
  appeal_outcome: AppealOutcome | null
  appeal_note: string | null
  appeal_decided_at: string | null
}

export type ReportTables = {
  reports: ReportTable
  suspensions: SuspensionTable
}
