import { createContext } from 'react'
import type { ComponentType } from 'react'
import type { Content } from '#src/contract/content.ts'
import type {
  Questionnaire,
  QuestionnaireAnswers,
  QuestionnaireResult,
} from '#src/contract/questionnaire.ts'
import type { SupplierModule } from '#src/contract/supplier-module.ts'
import type { OperateData } from '#src/data/operate-data.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { useProvided } from '#src/lib/use-provided.ts'

/** What every screen of the console is handed; made once per page. */
export type Operate = {
  data: OperateData
  /** What the portal is called, and its picture; null: it has none. */
  brand: { name: string; logo: string | null }
  /** Where a second factor is set up; null where another provider asks for one of its own. */
  factorPage: string | null
  /**
   * Takes up a sign-in that was made in another tab, so that this page and what was typed in it stay.
   * Never rejects.
   * @returns whether there is one
   */
  takeUpSignIn: () => Promise<boolean>
  /** What suppliers and visitors see, by the portal's own components. */
  supplierViews: SupplierViews
  /** The console's texts in another language, for what readers of that language see. */
  textsIn: (language: Language) => Promise<Texts>
}

type WrittenContent = Pick<Content, 'title' | 'html' | 'languages'>

export type SupplierViews = {
  /** What visitors are told who came by an affiliate. @property percentOff null: they get nothing off */
  AffiliateMessage: ComponentType<{ heading: string; copy: string; percentOff: number | null }>
  /** What is written for `/get-started`, or for a key of no page of the portal. */
  StartPreview: ComponentType<{ content: WrittenContent }>
  /** What is written about credentials. @property isPart it is a part of a page */
  GuidePreview: ComponentType<{ content: WrittenContent; isPart: boolean }>
  /** The card of a module. @property onOpen its questionnaire is asked by the portal itself */
  ModulePreview: ComponentType<{ module: SupplierModule; onOpen: () => void }>
  /** A questionnaire to walk through, of which nothing is stored or sent. */
  QuestionnairePreview: ComponentType<{
    questionnaire: Questionnaire
    score: (answers: QuestionnaireAnswers) => QuestionnaireResult
    onClose: () => void
  }>
}

export const OperateContext = createContext<Operate | null>(null)

/** The console around this part. Throws outside of an OperateContext: a mistake in the wiring. */
export function useOperate(): Operate {
  return useProvided(OperateContext, 'console')
}
