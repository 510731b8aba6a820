/* Written by `npm run texts` from texts/en; each message with what its places take. */
export type Messages = {
  'address-reminder.title': null
  'address-reminder.notNow': null
  'address-reminder.text': { email: string | number }
  'affiliate.off': { percent: string | number }
  'app-update.title': null
  'app-update.reload': null
  'badge.alt': { name: string | number }
  'badge.plainAlt': { name: string | number }
  'badge-dialog.title': null
  'badge-dialog.text': null
  'badge-dialog.style': null
  'badge-dialog.styles.dark': null
  'badge-dialog.styles.green': null
  'badge-dialog.styles.blue': null
  'badge-dialog.pictures': null
  'badge-dialog.noPicture': null
  'badge-dialog.picturesFailed': null
  'badge-dialog.picturesFailedText': null
  'badge-dialog.retry': null
  'badge-dialog.kind': null
  'badge-dialog.kinds.image': null
  'badge-dialog.kinds.widget': null
  'badge-dialog.kindHints.image': null
  'badge-dialog.kindHints.widget': null
  'badge-dialog.preview': null
  'badge-dialog.policy': { origin: string | number }
  'badge-dialog.more': null
  'badge-dialog.moreNewTab': null
  'badge-dialog.snippet': null
  'badge-dialog.snippetHint': null
  'badge-dialog.copySnippet': null
  'badge-dialog.snippetCopied': null
  'badge-dialog.copyBadge': null
  'badge-dialog.badgeCopied': null
  'badge-dialog.cannotCopy': null
  'badge-dialog.refused': null
  'badge-dialog.notLoaded': null
  'badge-dialog.openBadge': null
  'badge-dialog.consumerNote': null
  'badge-guide.title': null
  'badge-guide.lead': null
  'badge-guide.find': null
  'badge-guide.findHint': null
  'badge-guide.findPlaceholder': null
  'badge-guide.show': null
  'badge-guide.shown': { name: string | number }
  'badge-guide.sample': null
  'badge-guide.sampleText': null
  'badge-guide.problems.malformed': null
  'badge-guide.problems.unknown': { asked: string | number }
  'badge-guide.problems.hidden': { asked: string | number }
  'badge-guide.problems.locked': { asked: string | number }
  'badge-guide.problems.unreachable': { asked: string | number }
  'badge-guide.style': null
  'badge-guide.styles.dark': null
  'badge-guide.styles.green': null
  'badge-guide.styles.blue': null
  'badge-guide.language': null
  'badge-guide.sameLanguage': null
  'badge-guide.languages.en': null
  'badge-guide.languages.de': null
  'badge-guide.languages.fr': null
  'badge-guide.languages.es': null
  'badge-guide.languages.ar': null
  'badge-guide.live': null
  'badge-guide.liveText': null
  'badge-guide.picture': null
  'badge-guide.pictureText': null
  'badge-guide.pictureAlt': null
  'badge-guide.recipes': null
  'badge-guide.recipesText': null
  'badge-guide.copy': null
  'badge-guide.copyBadge': null
  'badge-guide.copied': null
  'badge-guide.runners': null
  'badge-guide.policy': null
  'badge-guide.policyText': null
  'badge-guide.policyLabel': null
  'badge-guide.privacy': null
  'badge-guide.privacyText': null
  'badge-guide.privacyPoints.1': null
  'badge-guide.privacyPoints.2': null
  'badge-guide.privacyPoints.3': null
  'badge-guide.privacyPoints.4': null
  'badge-guide.privacyPoints.5': null
  'badge-guide.looks': null
  'badge-guide.looksText': null
  'badge-guide.looksLabel': null
  'badge-guide.events': null
  'badge-guide.eventsText': null
  'badge-guide.eventsLabel': null
  'badge-guide.releases': null
  'badge-guide.releasesText': null
  'badge-guide.releasesLink': null
  'badge-guide.head.pageTitle': null
  'badge-guide.head.description': null
  'badge-guide.places.html': null
  'badge-guide.places.email': null
  'badge-guide.steps.html.1': null
  'badge-guide.steps.wordpress.1': null
  'badge-guide.steps.wordpress.2': null
  'badge-guide.steps.wordpress.3': null
  'badge-guide.steps.shopify.1': null
  'badge-guide.steps.shopify.2': null
  'badge-guide.steps.shopify.3': null
  'badge-guide.steps.react.1': null
  'badge-guide.steps.react.2': null
  'badge-guide.steps.vue.1': null
  'badge-guide.steps.vue.2': null
  'badge-guide.steps.vue.3': null
  'badge-guide.steps.email.1': null
  'badge-guide.steps.email.2': null
  'badge-guide.signature': null
  'badge-guide.yourName': null
  'benefits.intro': null
  'benefits.filter': null
  'benefits.showAll': null
  'benefits.count': { all: number }
  'benefits.countOf': { shown: string | number; all: string | number }
  'benefits.supports': null
  'benefits.noMatch': null
  'benefits.noMatchText': null
  'benefits.none': null
  'benefits.noneText': null
  'benefits.failed': null
  'benefits.code': null
  'benefits.codeOf': { partner: string | number }
  'benefits.copyCode': null
  'benefits.codeCopied': null
  'benefits.newTab': null
  'benefits.visit': null
  'benefits.unavailable': null
  'benefits.claim.claim': null
  'benefits.claim.isClaimed': null
  'benefits.claim.seeClaim': null
  'benefits.claim.leavePhone': { partner: string | number }
  'benefits.claim.phone': null
  'benefits.claim.phoneHint': null
  'benefits.claim.submit': null
  'benefits.claim.cancel': null
  'benefits.claim.close': null
  'benefits.claim.failed': null
  'benefits.claim.claimed': null
  'benefits.claim.claimedText': { partner: string | number }
  'benefits.claim.reference': null
  'benefits.claim.givenPhone': null
  'benefits.claim.goOn': { partner: string | number }
  'benefits.claim.opened': { partner: string | number }
  'benefits.guest.title': null
  'benefits.guest.register': null
  'benefits.guest.logIn': null
  'benefits.guest.offersTitle': null
  'benefits.guest.take': null
  'benefits.guest.failed': null
  'benefits.guest.failedText': null
  'benefits.head.title': null
  'benefits.head.guestLead': null
  'benefits.fetch.loading': null
  'benefits.fetch.failed': null
  'benefits.claim.fetch.loading': null
  'benefits.claim.fetch.failed': null
  'benefits.saving': { percent: string | number }
  'brand-faults.needed': null
  'brand-faults.too-long': null
  'brand-faults.not-a-colour': null
  'brand-faults.not-an-address': null
  'brand-faults.not-an-id': null
  'brand-faults.not-valid': null
  'brand-faults.no-picture': null
  'brand-faults.unknown-credential': null
  'brand-faults.unknown-location': null
  'brand-faults.unknown-portfolio': null
  'brand-faults.no-host': null
  'brand-faults.not-a-host': null
  'brand-faults.hosts-changed': null
  'brand-faults.host-taken': null
  'brand-faults.last-host': { brand: string | number }
  'brand-previews.description': null
  'brand-previews.product': null
  'buying.head.team': null
  'buying.failed': null
  'buying.welcome.title': null
  'buying.welcome.lead': null
  'buying.welcome.gets': null
  'buying.welcome.objectives.title': null
  'buying.welcome.objectives.text': null
  'buying.welcome.results.title': null
  'buying.welcome.results.text': null
  'buying.welcome.team.title': null
  'buying.welcome.team.text': null
  'buying.welcome.private': null
  'buying.form.title': null
  'buying.form.name': null
  'buying.form.hint': null
  'buying.form.missing': null
  'buying.form.submit': null
  'buying.form.created': { name: string | number }
  'buying.form.another': null
  'buying.invited.title': null
  'buying.invited.text': { name: string | number; role: string | number }
  'buying.invited.accept': null
  'buying.invited.decline': null
  'buying.invited.acceptOf': { name: string | number }
  'buying.invited.declineOf': { name: string | number }
  'buying.invited.joined': { name: string | number }
  'buying.invited.declined': { name: string | number }
  'buying.roles.VIEWER': null
  'buying.roles.EDITOR': null
  'buying.roles.ADMIN': null
  'buying.roleHints.VIEWER': null
  'buying.roleHints.EDITOR': null
  'buying.roleHints.ADMIN': null
  'buying.nav': { name: string | number }
  'buying.nav.objectives': null
  'buying.nav.search': null
  'buying.switch': null
  'buying.objectives.title': null
  'buying.objectives.lead': null
  'buying.objectives.add': null
  'buying.objectives.loading': null
  'buying.objectives.failed': null
  'buying.objectives.empty.title': null
  'buying.objectives.empty.text': null
  'buying.objectives.empty.viewer': null
  'buying.card.all': null
  'buying.card.some': { needed: string | number; count: string | number }
  'buying.card.edit': null
  'buying.card.editOf': { name: string | number }
  'buying.card.remove': null
  'buying.card.removeOf': { name: string | number }
  'buying.card.up': { name: string | number }
  'buying.card.down': { name: string | number }
  'buying.card.moved': { name: string | number; place: string | number }
  'buying.card.removed': { name: string | number }
  'buying.card.undo': null
  'buying.card.restored': { name: string | number }
  'buying.card.open': null
  'buying.card.openOf': { name: string | number }
  'buying.card.openPart': { part: string | number }
  'buying.reach.count': { count: number }
  'buying.reach.part': { count: number }
  'buying.reach.perPart': null
  'buying.reach.counting': null
  'buying.reach.unknown': null
  'buying.reach.how': null
  'buying.kinds.sdg': null
  'buying.kinds.category': null
  'buying.kinds.credential': null
  'buying.kinds.product': null
  'buying.kinds.region': null
  'buying.kinds.country': null
  'buying.kinds.target': null
  'buying.choose.sdg': null
  'buying.choose.category': null
  'buying.choose.credential': null
  'buying.choose.product': null
  'buying.choose.region': null
  'buying.choose.country': null
  'buying.choose.target': null
  'buying.assurances.document-seen': null
  'buying.assurances.issuer-confirmed': null
  'buying.assurances.cryptographically-verified': null
  'buying.checked.self-declared': null
  'buying.checked.reviewed': null
  'buying.checked.document-seen': null
  'buying.checked.issuer-confirmed': null
  'buying.checked.cryptographically-verified': null
  'buying.editor.add': null
  'buying.editor.edit': null
  'buying.editor.name': null
  'buying.editor.nameHint': null
  'buying.editor.why': null
  'buying.editor.parts': null
  'buying.editor.partsHint': null
  'buying.editor.addPart': null
  'buying.editor.removePart': { part: string | number }
  'buying.editor.kind': null
  'buying.editor.chosen': { kind: string | number }
  'buying.editor.nothing': null
  'buying.editor.targetHint': null
  'buying.editor.addWords': null
  'buying.editor.assurance': null
  'buying.editor.anyAssurance': null
  'buying.editor.needed': null
  'buying.editor.all': null
  'buying.editor.some': { count: string | number }
  'buying.editor.ownership': null
  'buying.editor.save': null
  'buying.editor.saved': { name: string | number }
  'buying.editor.missingName': null
  'buying.editor.missingPart': null
  'buying.editor.missingValue': null
  'buying.editor.conflict': null
  'buying.editor.theirs': { name: string | number }
  'buying.editor.gone': null
  'buying.editor.kept': null
  'buying.editor.discard': null
  'buying.searches.title': null
  'buying.searches.lead': null
  'buying.searches.loading': null
  'buying.searches.failed': null
  'buying.searches.empty.title': null
  'buying.searches.empty.text': null
  'buying.searches.empty.viewer': null
  'buying.searches.found': { count: number; number: string | number }
  'buying.searches.fresh': { count: number; number: string | number }
  'buying.searches.others': { count: number; number: string | number }
  'buying.searches.wide': { most: string | number }
  'buying.searches.elsewhere': { brand: string | number }
  'buying.searches.stopped': null
  'buying.searches.open': null
  'buying.searches.openOf': { name: string | number }
  'buying.searches.mail': null
  'buying.searches.mailOf': { name: string | number }
  'buying.searches.mailChanged': { name: string | number; cadence: string | number }
  'buying.searches.cadences.off': null
  'buying.searches.cadences.daily': null
  'buying.searches.cadences.weekly': null
  'buying.searches.rename': null
  'buying.searches.renameOf': { name: string | number }
  'buying.searches.cancel': null
  'buying.searches.name': null
  'buying.searches.nameHint': null
  'buying.searches.missingName': null
  'buying.searches.save': null
  'buying.searches.saveShort': null
  'buying.searches.tellMe': null
  'buying.searches.saved': null
  'buying.searches.savedAs': { name: string | number }
  'buying.searches.dialog': null
  'buying.searches.dialogText': null
  'buying.searches.buyer': null
  'buying.searches.isSaved': { name: string | number }
  'buying.follows.title': null
  'buying.follows.lead': null
  'buying.follows.loading': null
  'buying.follows.failed': null
  'buying.follows.empty': null
  'buying.follows.mail': null
  'buying.follows.mailChanged': { cadence: string | number }
  'buying.follows.hidden': null
  'buying.follows.held': { count: number; verified: number }
  'buying.follows.nothing': null
  'buying.follows.changes.confirmed': { name: string | number }
  'buying.follows.changes.renewed': { name: string | number }
  'buying.follows.changes.expired': { name: string | number }
  'buying.follows.changes.withdrawn': { name: string | number }
  'buying.follows.changes.module': { name: string | number }
  'buying.follows.follow': null
  'buying.follows.following': null
  'buying.follows.followFor': { buyer: string | number }
  'buying.follows.followOf': { name: string | number; buyer: string | number }
  'buying.follows.begun': { buyer: string | number; name: string | number }
  'buying.follows.stopped': { buyer: string | number; name: string | number }
  'buying.follows.unfollow': null
  'buying.follows.unfollowOf': { name: string | number }
  'buying.team.lead': { name: string | number }
  'buying.team.people': null
  'buying.team.loading': null
  'buying.team.failed': null
  'buying.team.invite': null
  'buying.team.email': null
  'buying.team.role': null
  'buying.team.roleOf': { name: string | number }
  'buying.team.send': null
  'buying.team.sent': { email: string | number }
  'buying.team.missingEmail': null
  'buying.team.mailHint': null
  'buying.team.you': null
  'buying.team.waits': null
  'buying.team.roleChanged': { name: string | number; role: string | number }
  'buying.team.remove': null
  'buying.team.removeOf': { name: string | number }
  'buying.team.removeTitle': { name: string | number }
  'buying.team.removeText': null
  'buying.team.removed': { name: string | number }
  'buying.team.leave': null
  'buying.team.leaveTitle': { name: string | number }
  'buying.team.leaveText': null
  'buying.team.left': { name: string | number }
  'buying.team.rename': null
  'buying.team.renamed': { name: string | number }
  'buying.team.end': null
  'buying.team.delete': null
  'buying.team.deleteTitle': { name: string | number }
  'buying.team.deleteText': null
  'buying.team.deleted': { name: string | number }
  'buying.fits.serves': { served: string | number; count: string | number }
  'buying.fits.servesOf': { served: string | number; count: string | number; buyer: string | number }
  'buying.fits.title': { buyer: string | number }
  'buying.fits.of': { name: string | number; buyer: string | number }
  'buying.fits.served': { met: string | number; count: string | number }
  'buying.fits.notServed': { met: string | number; count: string | number }
  'buying.fits.missing': { part: string | number }
  'buying.fits.by': { words: string | number; checked: string | number }
  'buying.fits.part': { kind: string | number; values: string | number }
  'buying.fits.none': null
  'buying.fits.how': null
  'buying.vendors.kinds.name': null
  'buying.vendors.kinds.identifier': null
  'buying.vendors.kinds.number': null
  'buying.vendors.kinds.country': null
  'buying.vendors.kinds.website': null
  'buying.vendors.kinds.town': null
  'buying.vendors.kinds.spend': null
  'buying.vendors.kinds.vendor-number': null
  'buying.vendors.kinds.other': null
  'buying.vendors.csv.row': null
  'buying.vendors.csv.outcome': null
  'buying.vendors.csv.supplier': null
  'buying.vendors.csv.link': null
  'buying.vendors.csv.reasons': null
  'buying.vendors.csv.others': null
  'buying.vendors.csv.repeats': null
  'buying.vendors.outcomes.match': null
  'buying.vendors.outcomes.possible': null
  'buying.vendors.outcomes.none': null
  'buying.vendors.decided.match': null
  'buying.vendors.decided.possible': null
  'buying.vendors.decided.none': null
  'buying.vendors.reasons.number-equal': null
  'buying.vendors.reasons.number-equal.of': { number: string | number }
  'buying.vendors.reasons.domain-equal': null
  'buying.vendors.reasons.name-equal': null
  'buying.vendors.reasons.name-alike': null
  'buying.vendors.reasons.name-differs': null
  'buying.vendors.reasons.country-equal': null
  'buying.vendors.reasons.country-differs': null
  'buying.vendors.reasons.town-equal': null
  'buying.vendors.reasons.number-of-another': null
  'buying.vendors.reasons.domain-of-another': null
  'buying.vendors.reasons.number-unknown': null
  'buying.vendors.reasons.not-the-only-one': null
  'buying.vendors.nav': null
  'buying.vendors.title': null
  'buying.vendors.lead': null
  'buying.vendors.loading': null
  'buying.vendors.failed': null
  'buying.vendors.full': null
  'buying.vendors.empty': null
  'buying.vendors.own': null
  'buying.vendors.states.reading': null
  'buying.vendors.states.mapping': null
  'buying.vendors.states.waiting': null
  'buying.vendors.states.matching': null
  'buying.vendors.states.done': null
  'buying.vendors.states.failed': null
  'buying.vendors.states.cancelled': null
  'buying.vendors.rowCount': { count: number }
  'buying.vendors.uploadedBy': { day: string | number; name: string | number }
  'buying.vendors.uploaded': { day: string | number }
  'buying.vendors.removed': { day: string | number }
  'buying.vendors.upload.title': null
  'buying.vendors.upload.text': { most: string | number; rows: string | number }
  'buying.vendors.upload.choose': null
  'buying.vendors.upload.sending': null
  'buying.vendors.upload.sent': { name: string | number }
  'buying.vendors.upload.expected': null
  'buying.vendors.upload.columns': null
  'buying.vendors.upload.private': null
  'buying.vendors.upload.kept': null
  'buying.vendors.upload.example': null
  'buying.vendors.back': null
  'buying.vendors.loadingOne': null
  'buying.vendors.failedOne': null
  'buying.vendors.mapping.viewer': null
  'buying.vendors.mapping.cancelled': null
  'buying.vendors.mapping.title': null
  'buying.vendors.mapping.known': null
  'buying.vendors.mapping.lead': null
  'buying.vendors.mapping.noTelling': null
  'buying.vendors.mapping.twice': { kind: string | number }
  'buying.vendors.mapping.started': null
  'buying.vendors.mapping.start': null
  'buying.vendors.mapping.column': { place: string | number }
  'buying.vendors.mapping.has': { column: string | number }
  'buying.vendors.mapping.remembered': null
  'buying.vendors.mapping.unused': null
  'buying.vendors.mapping.sure': null
  'buying.vendors.mapping.probable': null
  'buying.vendors.mapping.unsure': null
  'buying.vendors.mapping.chosen': null
  'buying.vendors.mapping.empty': null
  'buying.vendors.progress.title': null
  'buying.vendors.progress.reading': null
  'buying.vendors.progress.waiting': null
  'buying.vendors.progress.matching': null
  'buying.vendors.progress.of': { checked: string | number; rows: string | number }
  'buying.vendors.progress.ahead': { count: string | number }
  'buying.vendors.progress.leave': null
  'buying.vendors.progress.cancel': null
  'buying.vendors.progress.cancelled': null
  'buying.vendors.remove': null
  'buying.vendors.remove.title': { name: string | number }
  'buying.vendors.remove.text': null
  'buying.vendors.remove.done': { name: string | number }
  'buying.vendors.problems.file-too-large': { most: string | number }
  'buying.vendors.problems.too-many-rows': { rows: string | number }
  'buying.vendors.problems.too-many-columns': { columns: string | number }
  'buying.vendors.problems.cell-too-long': { characters: string | number }
  'buying.vendors.problems.too-much-text': null
  'buying.vendors.problems.empty': null
  'buying.vendors.problems.open-quote': null
  'buying.vendors.problems.encrypted': null
  'buying.vendors.problems.old-workbook': null
  'buying.vendors.problems.broken-workbook': null
  'buying.vendors.problems.no-table': null
  'buying.vendors.problems.takes-too-long': null
  'buying.vendors.problems.broken-off': null
  'buying.vendors.problems.row': { row: string | number }
  'buying.vendors.problems.again': null
  'buying.vendors.report.title': null
  'buying.vendors.report.loading': null
  'buying.vendors.report.failed': null
  'buying.vendors.report.outcomes': null
  'buying.vendors.report.objectives': null
  'buying.vendors.report.noObjectives': null
  'buying.vendors.report.how': { moment: string | number }
  'buying.vendors.report.amounts': null
  'buying.vendors.report.repeats': { count: number; number: string | number; rows: string | number; vendors: string | number }
  'buying.vendors.report.below': { share: string | number }
  'buying.vendors.report.above': { share: string | number }
  'buying.vendors.report.what': null
  'buying.vendors.report.suppliers': null
  'buying.vendors.report.rows': null
  'buying.vendors.report.spend': null
  'buying.vendors.rows.title': null
  'buying.vendors.rows.download': null
  'buying.vendors.rows.filter': null
  'buying.vendors.rows.all': null
  'buying.vendors.rows.repeats': null
  'buying.vendors.rows.words': null
  'buying.vendors.rows.search': null
  'buying.vendors.rows.loading': null
  'buying.vendors.rows.failed': null
  'buying.vendors.rows.none': null
  'buying.vendors.rows.more': null
  'buying.vendors.row.at': { row: string | number }
  'buying.vendors.row.repeats': { row: string | number }
  'buying.vendors.row.saved': { name: string | number }
  'buying.vendors.row.undone': { name: string | number }
  'buying.vendors.row.this': null
  'buying.vendors.row.thisOf': { name: string | number; supplier: string | number }
  'buying.vendors.row.none': null
  'buying.vendors.row.noneOf': { name: string | number }
  'buying.vendors.row.wrong': null
  'buying.vendors.row.undoOf': { name: string | number }
  'buying.vendors.row.gone': null
  'buying.vendors.invite.title': null
  'buying.vendors.invite.text': null
  'buying.vendors.invite.subject': { buyer: string | number }
  'buying.vendors.invite.letter': { buyer: string | number; link: string | number }
  'buying.vendors.invite.copy': null
  'buying.vendors.invite.copied': null
  'buying.vendors.invite.mail': null
  'buying.vendors.invite.download': null
  'buying.vendors.row.wrongOf': { name: string | number }
  'buying.lists.title': null
  'buying.lists.lead': null
  'buying.lists.add': null
  'buying.lists.create': null
  'buying.lists.name': null
  'buying.lists.newName': null
  'buying.lists.missingName': null
  'buying.lists.created': { name: string | number }
  'buying.lists.loading': null
  'buying.lists.failed': null
  'buying.lists.loadingOne': null
  'buying.lists.failedOne': null
  'buying.lists.all': null
  'buying.lists.empty.title': null
  'buying.lists.empty.text': null
  'buying.lists.empty.viewer': null
  'buying.lists.emptyOne.title': null
  'buying.lists.emptyOne.text': null
  'buying.lists.suppliers': { count: number }
  'buying.lists.count': { status: string | number; count: string | number }
  'buying.lists.statuses.to-look-at': null
  'buying.lists.statuses.in-contact': null
  'buying.lists.statuses.chosen': null
  'buying.lists.statuses.not-now': null
  'buying.lists.statusOf': { name: string | number }
  'buying.lists.show': null
  'buying.lists.showAll': null
  'buying.lists.compareOf': { name: string | number }
  'buying.lists.compare': null
  'buying.lists.clear': null
  'buying.lists.chooseMore': { most: string | number }
  'buying.lists.chosen': { count: number }
  'buying.lists.noCredential': null
  'buying.lists.held': { count: number; verified: string | number }
  'buying.lists.checkedUntil': { checked: string | number; day: string | number }
  'buying.lists.gone': null
  'buying.lists.note': null
  'buying.lists.noteOn': { name: string | number }
  'buying.lists.noteHint': null
  'buying.lists.noNote': null
  'buying.lists.addNote': null
  'buying.lists.addNoteOn': { name: string | number }
  'buying.lists.editNote': null
  'buying.lists.editNoteOn': { name: string | number }
  'buying.lists.saveNote': null
  'buying.lists.notedBy': { name: string | number; moment: string | number }
  'buying.lists.notedAt': { moment: string | number }
  'buying.lists.saved': { name: string | number }
  'buying.lists.waits': null
  'buying.lists.needsSignIn': null
  'buying.lists.refused': null
  'buying.lists.again': null
  'buying.lists.discard': null
  'buying.lists.lost': { name: string | number }
  'buying.lists.conflict': null
  'buying.lists.theirs': null
  'buying.lists.theirsOf': { name: string | number }
  'buying.lists.mine': null
  'buying.lists.keepBoth': null
  'buying.lists.keepMine': null
  'buying.lists.keepTheirs': null
  'buying.lists.removeOf': { name: string | number }
  'buying.lists.removed': { name: string | number }
  'buying.lists.rename': null
  'buying.lists.renamed': { name: string | number }
  'buying.lists.delete': null
  'buying.lists.deleteTitle': { name: string | number }
  'buying.lists.deleteText': { count: number }
  'buying.lists.deleted': { name: string | number }
  'buying.lists.stored': null
  'buying.lists.storedAt': { moment: string | number }
  'buying.lists.storedUnknown': null
  'buying.lists.putOn': null
  'buying.lists.putOnOf': { name: string | number }
  'buying.lists.isOn': { list: string | number }
  'buying.lists.added': { name: string | number; list: string | number }
  'buying.lists.createAndAdd': null
  'buying.lists.columns.supplier': null
  'buying.lists.columns.country': null
  'buying.lists.columns.town': null
  'buying.lists.columns.profile': null
  'buying.lists.columns.credential': null
  'buying.lists.columns.category': null
  'buying.lists.columns.level': null
  'buying.lists.columns.from': null
  'buying.lists.columns.until': null
  'buying.lists.columns.status': null
  'buying.lists.columns.note': null
  'buying.lists.columns.asOf': null
  'buying.lists.notPublic': null
  'buying.lists.export': null
  'buying.lists.exportCsv': null
  'buying.lists.exportXlsx': null
  'buying.lists.exported': null
  'buying.lists.others': { others: number }
  'buying.disclosures.B1': null
  'buying.disclosures.B2': null
  'buying.disclosures.B3': null
  'buying.disclosures.B4': null
  'buying.disclosures.B5': null
  'buying.disclosures.B6': null
  'buying.disclosures.B7': null
  'buying.disclosures.B8': null
  'buying.disclosures.B9': null
  'buying.disclosures.B10': null
  'buying.disclosures.B11': null
  'buying.disclosures.C1': null
  'buying.disclosures.C2': null
  'buying.disclosures.C3': null
  'buying.disclosures.C4': null
  'buying.disclosures.C5': null
  'buying.disclosures.C6': null
  'buying.disclosures.C7': null
  'buying.disclosures.C8': null
  'buying.disclosures.C9': null
  'buying.requests.title': null
  'buying.requests.lead': null
  'buying.requests.loading': null
  'buying.requests.failed': null
  'buying.requests.more': null
  'buying.requests.empty.title': null
  'buying.requests.empty.text': null
  'buying.requests.ask': null
  'buying.requests.askFor': { buyer: string | number }
  'buying.requests.states.open': null
  'buying.requests.states.answered': null
  'buying.requests.states.withdrawn': null
  'buying.requests.due': { day: string | number }
  'buying.requests.overdue': { day: string | number }
  'buying.requests.sent': { day: string | number }
  'buying.requests.sentBy': { day: string | number; name: string | number }
  'buying.requests.items': null
  'buying.requests.kinds.credential': null
  'buying.requests.kinds.disclosure': null
  'buying.requests.kinds.question': null
  'buying.requests.within': null
  'buying.requests.beyond': null
  'buying.requests.waits': null
  'buying.requests.byProfile': null
  'buying.requests.openProfile': { name: string | number }
  'buying.requests.declined': null
  'buying.requests.files': null
  'buying.requests.download': { name: string | number }
  'buying.requests.downloaded': { name: string | number }
  'buying.requests.withdraw': null
  'buying.requests.withdrawOf': { name: string | number }
  'buying.requests.withdrawTitle': { name: string | number }
  'buying.requests.withdrawText': null
  'buying.requests.withdrawn': { name: string | number }
  'buying.requests.form.title': { name: string | number }
  'buying.requests.form.loading': null
  'buying.requests.form.failed': null
  'buying.requests.form.nobody': null
  'buying.requests.form.viewer': null
  'buying.requests.form.seen': { buyer: string | number }
  'buying.requests.form.cap': null
  'buying.requests.form.purpose': null
  'buying.requests.form.purposeHint': null
  'buying.requests.form.missingPurpose': null
  'buying.requests.form.dueOn': null
  'buying.requests.form.missingDay': null
  'buying.requests.form.items': null
  'buying.requests.form.itemsHint': { most: string | number }
  'buying.requests.form.missingItems': null
  'buying.requests.form.tooMany': { most: string | number }
  'buying.requests.form.chosen': null
  'buying.requests.form.none': null
  'buying.requests.form.remove': { name: string | number }
  'buying.requests.form.onProfile': null
  'buying.requests.form.other': null
  'buying.requests.form.basic': null
  'buying.requests.form.comprehensive': null
  'buying.requests.form.question': null
  'buying.requests.form.addQuestion': null
  'buying.requests.form.send': null
  'buying.requests.form.sent': { name: string | number }
  'calendar.name': { brand: string | number }
  'calendar.summary': { credential: string | number; organisation: string | number }
  'calendar.open': { address: string | number }
  'calendar.waiting': { address: string | number }
  'claim-reasons.short.unproved': null
  'claim-reasons.short.private-address': null
  'claim-reasons.short.address-unconfirmed': null
  'claim-reasons.short.other-organisation': null
  'claim-reasons.short.ask-owners': null
  'claim-reasons.short.other-claim': null
  'claim-reasons.told.unproved': null
  'claim-reasons.told.private-address': null
  'claim-reasons.told.address-unconfirmed': null
  'claim-reasons.told.other-organisation': null
  'claim-reasons.told.ask-owners': null
  'claim-reasons.told.other-claim': null
  'compare.title': null
  'compare.lead': null
  'compare.views': null
  'compare.everything': null
  'compare.differences': null
  'compare.differs': null
  'compare.add': null
  'compare.find': null
  'compare.remove': null
  'compare.removed': { name: string | number }
  'compare.same': null
  'compare.tooFewTitle': null
  'compare.tooFewText': null
  'compare.missing.unknown': { slug: string | number }
  'compare.missing.suspended': { slug: string | number }
  'compare.missing.away': { slug: string | number }
  'compare.stored': null
  'compare.storedOn': { day: string | number }
  'compare.corner': null
  'compare.yes': null
  'compare.none': null
  'compare.groups.facts': null
  'compare.groups.credentials': null
  'compare.groups.goals': null
  'compare.groups.offer': null
  'compare.rows.place': null
  'compare.rows.verified': null
  'compare.rows.updated': null
  'compare.rows.products': null
  'compare.rows.serves': null
  'compare.rows.modules': null
  'compare.rows.targets': null
  'compare.rows.events': null
  'consent.title': null
  'consent.text': { brand: string | number }
  'consent.allow': null
  'consent.refuse': null
  'consent.privacy': null
  'consent.now.given': null
  'consent.now.refused': null
  'consent.signalled': null
  'consent.close': null
  'consent.thanks.given': null
  'consent.thanks.refused': null
  'controls.close': null
  'controls.cancel': null
  'controls.remove': { name: string | number }
  'controls.suggestions': null
  'controls.searching': null
  'controls.found': { count: string | number }
  'controls.characters': { length: string | number; most: string | number }
  'controls.charactersLeft': { left: string | number }
  'controls.lost': { lost: string | number }
  'controls.charactersAndLost': { length: string | number; most: string | number; lost: string | number }
  'discover.head.description': null
  'discover.title': null
  'discover.lead': null
  'discover.ownObjectives': null
  'discover.wordsLabel': null
  'discover.wordsHint': null
  'discover.search': null
  'discover.filters': null
  'discover.filtersOn': { count: number }
  'discover.rule': null
  'discover.anyOf': null
  'discover.any': null
  'discover.chosenCount': { count: string | number }
  'discover.showResults': null
  'discover.show': { count: number; number: string | number }
  'discover.clearFilters': null
  'discover.clearAll': null
  'discover.applied': null
  'discover.removeFilter': null
  'discover.facetValue': { facet: string | number; value: string | number }
  'discover.words': { words: string | number }
  'discover.findValue': { facet: string | number }
  'discover.noSuchValue': null
  'discover.more': { count: number; facet: string | number }
  'discover.fewer': { facet: string | number }
  'discover.suppliers': { count: number; number: string | number }
  'discover.found': { count: number; number: string | number }
  'discover.sort': null
  'discover.sorts.relevance': null
  'discover.sorts.updated': null
  'discover.sorts.verified': null
  'discover.sorts.nearest': null
  'discover.near': null
  'discover.chooseCountry': null
  'discover.views.label': null
  'discover.views.list': null
  'discover.views.map': null
  'discover.pages': null
  'discover.nextPage': null
  'discover.firstPage': null
  'discover.facets.category': null
  'discover.facets.credential': null
  'discover.facets.assurance': null
  'discover.facets.state': null
  'discover.facets.product': null
  'discover.facets.region': null
  'discover.facets.country': null
  'discover.facets.sdg': null
  'discover.facets.size': null
  'discover.facets.module': null
  'discover.facets.updated': null
  'discover.hints.assurance': null
  'discover.hints.state': null
  'discover.hints.region': null
  'discover.hints.country': null
  'discover.statedOnly': null
  'discover.known.self-declared': null
  'discover.known.reviewed': null
  'discover.known.document-seen': null
  'discover.known.issuer-confirmed': null
  'discover.known.cryptographically-verified': null
  'discover.knownUntil': { known: string | number; day: string | number }
  'discover.credentials': { count: number }
  'discover.verified': { count: number }
  'discover.held': { all: string | number; verified: string | number }
  'discover.distance': { km: string | number; place: string | number }
  'discover.why': null
  'discover.byName': null
  'discover.elsewhere': null
  'discover.reasons.number': { words: string | number }
  'discover.reasons.text': { words: string | number }
  'discover.reasons.place': { words: string | number }
  'discover.reasons.category': { words: string | number }
  'discover.reasons.credential': { words: string | number }
  'discover.reasons.product': { words: string | number }
  'discover.reasons.region': { words: string | number }
  'discover.reasons.country': { words: string | number }
  'discover.reasons.sdg': { words: string | number }
  'discover.reasons.size': { words: string | number }
  'discover.reasons.module': { words: string | number }
  'discover.inTheWay': { name: string | number }
  'discover.noneAtAll': null
  'discover.didYouMean': null
  'discover.removalsTitle': null
  'discover.withoutOne': { name: string | number }
  'discover.widerTitle': null
  'discover.otherWays': null
  'discover.howWeKnow': null
  'discover.askUs': null
  'discover.categoriesTitle': null
  'discover.levelsTitle': null
  'discover.levelsText': null
  'discover.begin.stated.title': null
  'discover.begin.stated.text': null
  'discover.begin.document.title': null
  'discover.begin.document.text': null
  'discover.begin.issuer.title': null
  'discover.begin.issuer.text': null
  'discover.begin.signed.title': null
  'discover.begin.signed.text': null
  'discover.nobodyTitle': null
  'discover.nobodyText': null
  'discover.filling': null
  'discover.fillingText': null
  'discover.failed': null
  'discover.away': null
  'discover.awayText': null
  'discover.onDevice': { count: number }
  'discover.onDeviceText': { count: number }
  'discover.noneOnDevice': null
  'discover.compare': null
  'discover.comparing': { count: number }
  'discover.toComparison': null
  'discover-map.suppliers': { count: number; number: string | number }
  'discover-map.andMore': { count: number; name: string | number }
  'discover-map.none': null
  'discover-map.label': null
  'discover-map.elsewhere': { name: string | number }
  'discover-map.nowhere': { count: number; number: string | number }
  'discover-map.unknown': { count: number }
  'discover-map.outside': { count: number }
  'discover-map.source': null
  'document-frame.title': { name: string | number }
  'document-frame.opening': { name: string | number }
  'document-frame.tools': null
  'document-frame.zoomIn': null
  'document-frame.zoomOut': null
  'document-frame.zoom': { percent: string | number }
  'document-frame.fitWidth': null
  'document-frame.fitPage': null
  'document-frame.turnLeft': null
  'document-frame.turnRight': null
  'document-frame.download': null
  'document-frame.pageName': { page: string | number }
  'document-frame.pageOf': { page: string | number; pages: string | number }
  'document-frame.morePages': { shown: number; pages: string | number }
  'document-frame.incomplete': null
  'document-frame.incompleteText': null
  'document-frame.failed': { name: string | number }
  'document-frame.reasons.encrypted': null
  'document-frame.reasons.broken': null
  'document-frame.reasons.too-large': null
  'document-frame.reasons.timeout': null
  'evidence.add': null
  'evidence.see': null
  'evidence.withProfile': null
  'evidence.count': { files: number }
  'evidence.title': { credential: string | number }
  'evidence.who': null
  'evidence.none': null
  'evidence.noneText': null
  'evidence.rule': null
  'evidence.drop': null
  'evidence.choose': null
  'evidence.photo': null
  'evidence.files': null
  'evidence.uploads': null
  'evidence.offline': null
  'evidence.notStoredTitle': null
  'evidence.notStoredText': null
  'evidence.waiting': null
  'evidence.checking': null
  'evidence.savedHere': null
  'evidence.saved': null
  'evidence.notStored': null
  'evidence.goesWithProfile': null
  'evidence.goesOnline': null
  'evidence.needsSignIn': null
  'evidence.unreachable': null
  'evidence.notTaken': null
  'evidence.state': { stored: string | number; next: string | number }
  'evidence.cancel': null
  'evidence.retry': null
  'evidence.discard': null
  'evidence.download': null
  'evidence.remove': null
  'evidence.removeQuestion': null
  'evidence.keep': null
  'evidence.sending': { name: string | number }
  'evidence.share': { name: string | number; percent: string | number }
  'evidence.sent': { name: string | number }
  'evidence.failed': { name: string | number }
  'evidence.cancelled': { name: string | number }
  'evidence.removed': { name: string | number }
  'evidence.downloaded': { name: string | number }
  'evidence.wrongType': { name: string | number }
  'evidence.tooLarge': { name: string | number; size: string | number }
  'evidence.empty': { name: string | number }
  'evidence.longName': { name: string | number; most: string | number }
  'evidence.full': { name: string | number; most: string | number }
  'evidence.closed': { name: string | number }
  'evidence.unreadable': { name: string | number }
  'evidence.fetch.loading': null
  'evidence.fetch.failed': null
  'evidence.uploadsOf': { credential: string | number }
  'evidence.forCredential': { credential: string | number }
  'evidence.savedHereNamed': { name: string | number }
  'evidence.named.retry': { name: string | number }
  'evidence.named.cancel': { name: string | number }
  'evidence.named.discard': { name: string | number }
  'evidence.named.download': { name: string | number }
  'evidence.named.remove': { name: string | number }
  'frame.notFound.title': null
  'frame.notFound.text': null
  'frame.notFound.home': null
  'frame.reachability.offline': null
  'frame.reachability.onlineAgain': null
  'frame.skip': null
  'frame.mainNavigation': null
  'frame.logIn': null
  'frame.register': null
  'frame.account': null
  'frame.myOrganisation': null
  'frame.buying': null
  'frame.passwordAndSessions': null
  'frame.signOut': null
  'frame.moreFrom': { brand: string | number }
  'frame.findSuppliers': null
  'frame.forSuppliers': null
  'frame.getStarted': null
  'frame.benefits': null
  'frame.badge': null
  'frame.trust': null
  'frame.invite': null
  'frame.notLoaded': null
  'frame.legal': null
  'frame.terms': null
  'frame.privacy': null
  'frame.reportIssue': null
  'frame.privacyChoices': null
  'frame.social': null
  'frame.poweredBy': null
  'frame.signInEnded': null
  'frame.failures.signIn.title': null
  'frame.signInEndedText': null
  'frame.failures.signIn.text': null
  'frame.pleaseWait': null
  'frame.loading': null
  'frame.needsScript': null
  'frame.failures.refused.title': null
  'frame.failures.unexpected.title': null
  'frame.failures.captive.title': null
  'frame.failures.offline.title': null
  'frame.failures.offline.text': null
  'frame.failures.part.title': null
  'frame.failures.part.text': null
  'frame.tryAgain': null
  'frame.homePage': null
  'frame.failures.unexpected.text': null
  'frame.promise': null
  'frame.language': null
  'frame.portal': null
  'frame.portalTitle': { brand: string | number }
  'frame.pageTitle': { page: string | number; portal: string | number }
  'get-started.title': null
  'get-started.lead': null
  'get-started.steps.1.title': null
  'get-started.steps.1.text': null
  'get-started.steps.2.title': null
  'get-started.steps.2.text': null
  'get-started.steps.3.title': null
  'get-started.steps.3.text': null
  'get-started.steps.4.title': null
  'get-started.steps.4.text': null
  'get-started.steps.5.title': null
  'get-started.steps.5.text': null
  'get-started.asideTitle': null
  'get-started.needs.1': null
  'get-started.needs.2': null
  'get-started.needs.3': null
  'get-started.register': null
  'get-started.logIn': null
  'get-started.goOn': null
  'get-started.benefits': null
  'get-started.head.pageTitle': null
  'get-started.head.description': null
  'guide.title': null
  'guide.kinds.certification': null
  'guide.kinds.membership': null
  'guide.kinds.rating': null
  'guide.lead': null
  'guide.proves': null
  'guide.doesNotProve': null
  'guide.check': null
  'guide.sources': null
  'guide.all': null
  'guide.issuer': null
  'guide.checkedBy.thirdParty': null
  'guide.checkedBy.membership': null
  'guide.checkedBy.nobody': null
  'guide.checkedBy.unclear': null
  'guide.valid': { months: number }
  'guide.register': null
  'guide.website': null
  'history.title': { name: string | number }
  'history.lead': null
  'history.since': { day: string | number }
  'history.changed': null
  'history.onDay': null
  'history.claimed': null
  'history.renewing': null
  'history.renewed': null
  'history.restored': null
  'history.expired': null
  'history.unconfirmed': null
  'history.removed': null
  'history.suspended': { note: string | number }
  'history.revoked': { note: string | number }
  'history.warning': { text: string | number }
  'history.flag': { text: string | number }
  'history.checks.unrecorded': null
  'history.checks.document': null
  'history.checks.documentBy': { by: string | number }
  'history.checks.register': null
  'history.checks.registerBy': { by: string | number }
  'history.checks.issuer': null
  'history.checks.issuerBy': { by: string | number }
  'history.checks.signature': null
  'history.band': { day: string | number }
  'history.today': null
  'history.all': null
  'history.notKept': { day: string | number; since: string | number }
  'history.notShown': { day: string | number }
  'history.places': null
  'history.bandToday': { day: string | number }
  'history.unnoted': null
  'history.ahead': { day: string | number }
  'history-page.choose': null
  'history-page.show': null
  'identity.back': { brand: string | number }
  'identity.goTo': { brand: string | number }
  'identity.errorTitle': { title: string | number }
  'identity.problem': null
  'identity.logIn': null
  'identity.cancel': null
  'identity.startAgain': null
  'identity.sendAgain': null
  'identity.backToLogIn': null
  'identity.forgotPassword': null
  'identity.oneMoment': null
  'identity.continue': null
  'identity.fields.email': null
  'identity.fields.password': null
  'identity.fields.newPassword': null
  'identity.fields.firstName': null
  'identity.fields.lastName': null
  'identity.fields.keep': null
  'identity.fields.keepHint': null
  'identity.fields.passwordHint': { least: string | number }
  'identity.rules.emptyPassword': null
  'identity.rules.short': { least: string | number; length: string | number }
  'identity.rules.long': { most: string | number }
  'identity.rules.address': null
  'identity.rules.easy': null
  'identity.rules.emptyEmail': null
  'identity.rules.email': null
  'identity.rules.firstName.empty': null
  'identity.rules.firstName.long': { most: string | number }
  'identity.rules.firstName.signs': null
  'identity.rules.lastName.empty': null
  'identity.rules.lastName.long': { most: string | number }
  'identity.rules.lastName.signs': null
  'identity.rules.ownPassword': null
  'identity.wait.seconds': { count: number }
  'identity.wait.minutes': { count: number }
  'identity.wait.hours': { count: number }
  'identity.tooMany.title': null
  'identity.tooMany.text': { wait: string | number }
  'identity.tooMany.attempts': { wait: string | number }
  'identity.tooMany.accounts': { wait: string | number }
  'identity.tooMany.signUps': { wait: string | number }
  'identity.expired.title': null
  'identity.expired.text': null
  'identity.refused.title': null
  'identity.refused.text': null
  'identity.signedOut.title': null
  'identity.signedOut.text': null
  'identity.deadLink.expired.title': null
  'identity.deadLink.expired.text': null
  'identity.deadLink.used.title': null
  'identity.deadLink.used.text': null
  'identity.deadLink.unknown.title': null
  'identity.deadLink.unknown.text': null
  'identity.deadLink.ask': null
  'identity.foreignForm.title': null
  'identity.foreignForm.text': null
  'identity.failed.title': null
  'identity.failed.text': null
  'identity.didNotWork': null
  'identity.signIn.lead': { brand: string | number }
  'identity.signIn.noMatch': null
  'identity.signUp.title': null
  'identity.signUp.lead': null
  'identity.signUp.legal': null
  'identity.signUp.submit': null
  'identity.reset.title': null
  'identity.reset.lead': null
  'identity.reset.submit': null
  'identity.reset.sentTitle': null
  'identity.reset.sentText': { email: string | number }
  'identity.reset.nothing': null
  'identity.reset.newTitle': null
  'identity.reset.newLead': { email: string | number }
  'identity.reset.names': null
  'identity.reset.save': null
  'identity.reset.doneTitle': null
  'identity.reset.doneText': null
  'identity.confirm.title': null
  'identity.confirm.lead': { email: string | number }
  'identity.confirm.yes': null
  'identity.confirm.byPassword': { email: string | number }
  'identity.confirm.submit': null
  'identity.confirm.forgotten': null
  'identity.confirm.unwanted': null
  'identity.confirm.wrongPassword': null
  'identity.confirm.doneTitle': null
  'identity.confirm.doneText': null
  'identity.confirm.againTitle': null
  'identity.confirm.againLead': null
  'identity.confirm.sentAgain': { email: string | number }
  'identity.join.title': null
  'identity.join.lead': { email: string | number }
  'identity.join.leadPlaces': { email: string | number }
  'identity.join.ends': null
  'identity.join.before': null
  'identity.join.new': null
  'identity.join.submit': null
  'identity.join.forgotten': null
  'identity.join.notYou': null
  'identity.join.doneTitle': null
  'identity.join.doneText': null
  'identity.join.goOn': null
  'identity.join.empty.password': null
  'identity.join.empty.newPassword': null
  'identity.join.wrong.password': null
  'identity.join.wrong.newPassword': null
  'identity-account.title': null
  'identity-account.lead': { email: string | number }
  'identity-account.goTo': null
  'identity-account.moment': { moment: string | number }
  'identity-account.password.title': null
  'identity-account.password.hint': null
  'identity-account.password.present': null
  'identity-account.password.submit': null
  'identity-account.password.changed': null
  'identity-account.password.changedAndStopped': null
  'identity-account.password.changedElsewhere': null
  'identity-account.password.same': null
  'identity-account.password.emptyPresent': null
  'identity-account.password.emptyNew': null
  'identity-account.password.wrong': null
  'identity-account.address.title': null
  'identity-account.address.hint': null
  'identity-account.address.unconfirmed': { email: string | number }
  'identity-account.address.new': null
  'identity-account.address.password': null
  'identity-account.address.submit': null
  'identity-account.address.oneLink': { email: string | number; moment: string | number }
  'identity-account.address.bothLinks': { email: string | number; moment: string | number }
  'identity-account.address.agreed': null
  'identity-account.address.waits': null
  'identity-account.address.withdraw': null
  'identity-account.address.mailedBoth': null
  'identity-account.address.mailedOne': { email: string | number }
  'identity-account.address.stays': { email: string | number }
  'identity-account.address.emptyNew': null
  'identity-account.address.same': null
  'identity-account.newLink.title': null
  'identity-account.newLink.own': { email: string | number; brand: string | number }
  'identity-account.newLink.elsewhere': { email: string | number; brand: string | number }
  'identity-account.newLink.submit': null
  'identity-account.newLink.notYou': null
  'identity-account.newLink.emptyPassword': null
  'identity-account.presentLink.title': null
  'identity-account.presentLink.lead': { email: string | number; present: string | number }
  'identity-account.presentLink.agree': null
  'identity-account.presentLink.refuse': null
  'identity-account.presentLink.notYou': null
  'identity-account.waits.title': null
  'identity-account.waits.text': { email: string | number }
  'identity-account.changed.title': null
  'identity-account.changed.text': { email: string | number }
  'identity-account.taken.title': null
  'identity-account.taken.text': { email: string | number }
  'identity-account.dead.title': null
  'identity-account.dead.text': null
  'identity-account.sessions.title': null
  'identity-account.sessions.hint': null
  'identity-account.sessions.endOthers': null
  'identity-account.sessions.own': null
  'identity-account.sessions.in': { moment: string | number }
  'identity-account.sessions.used': { moment: string | number }
  'identity-account.sessions.end': null
  'identity-account.sessions.endOne': { name: string | number }
  'identity-account.sessions.endOneSince': { name: string | number; moment: string | number }
  'identity-account.sessions.onSystem': { browser: string | number; system: string | number }
  'identity-account.sessions.unknownOnSystem': { system: string | number }
  'identity-account.sessions.unknown': null
  'identity-account.sessions.ended': null
  'identity-account.sessions.othersEnded': null
  'identity-factors.logInToJoin': null
  'identity-factors.othersOut': null
  'identity-factors.remove': null
  'identity-factors.empty.code': null
  'identity-factors.empty.recoveryCode': null
  'identity-factors.empty.anyCode': null
  'identity-factors.wrong.code': null
  'identity-factors.wrong.recoveryCode': null
  'identity-factors.wrong.anyCode': null
  'identity-factors.step.title': null
  'identity-factors.step.lead': { email: string | number }
  'identity-factors.confirm.title': null
  'identity-factors.confirm.addPasskey': null
  'identity-factors.confirm.removePasskey': null
  'identity-factors.confirm.addApp': null
  'identity-factors.confirm.removeApp': null
  'identity-factors.confirm.renewCodes': null
  'identity-factors.confirm.code': null
  'identity-factors.confirm.codeHint': null
  'identity-factors.passkey.title': null
  'identity-factors.passkey.hint': null
  'identity-factors.passkey.unable': null
  'identity-factors.passkey.add': null
  'identity-factors.passkey.addLead': null
  'identity-factors.passkey.name': null
  'identity-factors.passkey.nameHint': null
  'identity-factors.passkey.longName': { most: string | number }
  'identity-factors.passkey.create': null
  'identity-factors.passkey.since': { moment: string | number }
  'identity-factors.passkey.used': { moment: string | number }
  'identity-factors.passkey.on': { host: string | number }
  'identity-factors.passkey.removeOne': { name: string | number }
  'identity-factors.passkey.added': { name: string | number }
  'identity-factors.passkey.removed': null
  'identity-factors.passkey.most': { most: string | number }
  'identity-factors.passkey.known': null
  'identity-factors.passkey.notMade': null
  'identity-factors.passkey.failed': null
  'identity-factors.passkey.noAnswer': null
  'identity-factors.passkey.logIn': null
  'identity-factors.passkey.use': null
  'identity-factors.passkey.elsewhere': { hosts: string | number }
  'identity-factors.app.title': null
  'identity-factors.app.hint': null
  'identity-factors.app.since': { moment: string | number }
  'identity-factors.app.add': null
  'identity-factors.app.remove': null
  'identity-factors.app.lead': null
  'identity-factors.app.picture': null
  'identity-factors.app.typed': null
  'identity-factors.app.code': null
  'identity-factors.app.codeHint': null
  'identity-factors.app.submit': null
  'identity-factors.app.added': null
  'identity-factors.app.removed': null
  'identity-factors.app.onlyOne': null
  'identity-factors.app.tooLate': null
  'identity-factors.recovery.title': null
  'identity-factors.recovery.hint': null
  'identity-factors.recovery.left': { count: number }
  'identity-factors.recovery.renew': null
  'identity-factors.recovery.renewed': null
  'identity-factors.recovery.lead': null
  'identity-factors.recovery.kept': null
  'identity-factors.recovery.useInstead': null
  'identity-factors.recovery.code': null
  'identity-factors.recovery.codeHint': null
  'identity-factors.recovery.use': null
  'install.install': null
  'install.cardTitle': null
  'install.cardText': null
  'install.decline': null
  'install.dialogTitle': { brand: string | number }
  'install.dialogText': null
  'install.close': null
  'install.notLoaded': null
  'install.thanks': { brand: string | number }
  'install.steps.iphone.1': null
  'install.steps.iphone.2': null
  'install.steps.iphone.3': null
  'install.steps.ipad.1': null
  'install.steps.ipad.2': null
  'install.steps.ipad.3': null
  'install.steps.mac-safari.1': null
  'install.steps.mac-safari.2': null
  'install.steps.mac-safari.3': null
  'install.steps.firefox-android.1': null
  'install.steps.firefox-android.2': null
  'install.steps.firefox-android.3': null
  'install.fileMenu': null
  'invite.title': null
  'invite.text': null
  'invite.anonymousText': null
  'invite.emails': null
  'invite.emailsHint': null
  'invite.add': null
  'invite.left': { count: string | number; most: string | number }
  'invite.list': null
  'invite.remove': { email: string | number }
  'invite.added': { count: number; left: string | number; most: string | number }
  'invite.invalid': null
  'invite.tooMany': { most: string | number }
  'invite.notAdded': null
  'invite.putBack': null
  'invite.message': null
  'invite.defaultMessage': { brand: string | number }
  'invite.anonymous': null
  'invite.anonymousHint': null
  'invite.submit': { count: number }
  'invite.submitNone': null
  'invite.sent': null
  'invite.notReached': { emails: string | number }
  'invite.failed': null
  'invoice-finance.title': null
  'invoice-finance.lead': null
  'invoice-finance.statementBy': null
  'invoice-finance.statement': null
  'invoice-finance.eligible': null
  'invoice-finance.eligibleText': null
  'invoice-finance.noneEligible': null
  'invoice-finance.verified': null
  'invoice-finance.pending': null
  'invoice-finance.toCredentials': null
  'invoice-finance.apply': null
  'invoice-finance.claimed': null
  'invoice-finance.noApproved': null
  'invoice-finance.how': null
  'invoice-finance.steps.1.title': null
  'invoice-finance.steps.1.text': null
  'invoice-finance.steps.2.title': null
  'invoice-finance.steps.2.text': null
  'invoice-finance.steps.3.title': null
  'invoice-finance.steps.3.text': null
  'invoice-finance.apply.title': null
  'invoice-finance.apply.text': null
  'invoice-finance.apply.phone': null
  'invoice-finance.apply.phoneHint': null
  'invoice-finance.apply.agreements': null
  'invoice-finance.apply.contact': null
  'invoice-finance.apply.truth': null
  'invoice-finance.apply.advice': null
  'invoice-finance.apply.missing': null
  'invoice-finance.apply.submit': null
  'invoice-finance.apply.cancel': null
  'invoice-finance.apply.close': null
  'invoice-finance.apply.failed': null
  'invoice-finance.apply.complete': null
  'invoice-finance.fetch.loading': null
  'invoice-finance.fetch.failed': null
  'invoice-finance.saving': { percent: string | number }
  'landing.title': null
  'landing.lead': null
  'landing.register': null
  'landing.logIn': null
  'landing.registerAsSupplier': null
  'landing.whyRegister': null
  'landing.whyText': null
  'landing.reasons.visible.title': null
  'landing.reasons.visible.text': null
  'landing.reasons.recognised.title': null
  'landing.reasons.recognised.text': null
  'landing.reasons.discovered.title': null
  'landing.reasons.discovered.text': null
  'landing.toolTitle': null
  'landing.toolMore': null
  'landing.qualities.accessible.title': null
  'landing.qualities.accessible.text': null
  'landing.qualities.transparent.title': null
  'landing.qualities.transparent.text': null
  'landing.qualities.easy.title': null
  'landing.qualities.easy.text': null
  'landing.categoriesTitle': null
  'landing.categoriesText': null
  'landing.categories.Environment': null
  'landing.categories.Ethical': null
  'landing.categories.Community': null
  'landing.categories.Social': null
  'landing.categories.Diversity': null
  'landing.categories.Governance': null
  'mail.hello': { name: string | number }
  'mail.helloAll': null
  'mail.helloOperator': null
  'mail.noButton': null
  'mail.ifNotYou': null
  'mail.nothingLeft': null
  'mail.goTo': { brand: string | number }
  'mail.logIn': null
  'mail.newPassword': null
  'mail.confirm.subject': null
  'mail.confirm.reason': { brand: string | number }
  'mail.confirm.action': null
  'mail.confirm.link': null
  'mail.confirm.notYou': null
  'mail.reset.subject': null
  'mail.reset.reason': { brand: string | number }
  'mail.reset.link': null
  'mail.reset.notYou': null
  'mail.passwordChanged.subject': null
  'mail.passwordChanged.link.reason': { brand: string | number; changed: string | number }
  'mail.passwordChanged.link.notYou': null
  'mail.passwordChanged.account-page.reason': { brand: string | number; changed: string | number }
  'mail.passwordChanged.account-page.notYou': null
  'mail.factor.subject': null
  'mail.factor.passkey-added': { brand: string | number; changed: string | number }
  'mail.factor.passkey-removed': { brand: string | number; changed: string | number }
  'mail.factor.app-added': { brand: string | number; changed: string | number }
  'mail.factor.app-removed': { brand: string | number; changed: string | number }
  'mail.factor.codes-renewed': { brand: string | number; changed: string | number }
  'mail.factor.all-removed': { brand: string | number; changed: string | number }
  'mail.factor.action': null
  'mail.factor.notYou': { brand: string | number }
  'mail.factor.notAsked': { brand: string | number }
  'mail.codesGuessed.subject': null
  'mail.codesGuessed.reason': { moment: string | number; brand: string | number }
  'mail.codesGuessed.notYou': null
  'mail.codeUsed.subject': null
  'mail.codeUsed.reason': { brand: string | number; moment: string | number; count: number }
  'mail.codeUsed.renew': null
  'mail.passkeyCopied.subject': null
  'mail.passkeyCopied.reason': { moment: string | number; name: string | number; brand: string | number }
  'mail.passkeyCopied.remove': null
  'mail.twoAccounts.subject': null
  'mail.twoAccounts.reason': { brand: string | number }
  'mail.twoAccounts.action': null
  'mail.twoAccounts.link': null
  'mail.twoAccounts.logIn': { address: string | number }
  'mail.twoAccounts.forgotten': { address: string | number }
  'mail.twoAccounts.notYou': null
  'mail.newAddress.subject': null
  'mail.newAddress.reason': { brand: string | number }
  'mail.newAddress.action': null
  'mail.newAddress.link': null
  'mail.takenAddress.subject': null
  'mail.takenAddress.reason': { brand: string | number }
  'mail.takenAddress.use': null
  'mail.takenAddress.notYou': null
  'mail.leavesAddress.subject': null
  'mail.leavesAddress.reason': { brand: string | number; email: string | number }
  'mail.leavesAddress.action': null
  'mail.leavesAddress.link': null
  'mail.leavesAddress.notYou': null
  'mail.addressChanged.subject': null
  'mail.addressChanged.reason': { brand: string | number; changed: string | number }
  'mail.addressChanged.use': null
  'mail.addressChanged.reasonFormer': { brand: string | number; email: string | number; changed: string | number }
  'mail.addressChanged.notYou': { brand: string | number }
  'mail.addressLeft.subject': null
  'mail.addressLeft.reason': { brand: string | number; changed: string | number }
  'mail.addressLeft.note': null
  'mail.claim.subject': { organisation: string | number }
  'mail.claim.subjectUnnamed': null
  'mail.claim.reason': { name: string | number; organisation: string | number; brand: string | number }
  'mail.claim.reasonSomebody': { organisation: string | number; brand: string | number }
  'mail.claim.reasonUnnamed': { brand: string | number }
  'mail.claim.action': null
  'mail.claim.confirmed': null
  'mail.claim.unconfirmed': null
  'mail.claim.ownerless': null
  'mail.claim.untilAccepted': null
  'mail.claim.reminderSubject': { organisation: string | number }
  'mail.claim.reminderSubjectUnnamed': null
  'mail.claim.reminderNote': { days: number }
  'mail.accepted.subject': { organisation: string | number }
  'mail.accepted.subjectUnnamed': null
  'mail.accepted.reason': { organisation: string | number; brand: string | number }
  'mail.accepted.reasonUnnamed': { brand: string | number }
  'mail.accepted.action': null
  'mail.accepted.note': null
  'mail.joined.subject': { organisation: string | number }
  'mail.joined.subjectUnnamed': null
  'mail.joined.reason': { name: string | number; organisation: string | number; brand: string | number }
  'mail.joined.reasonUnnamed': { brand: string | number }
  'mail.joined.action': null
  'mail.joined.note': null
  'mail.refused.subject': { organisation: string | number }
  'mail.refused.subjectUnnamed': null
  'mail.refused.reason': { organisation: string | number; brand: string | number }
  'mail.refused.reasonUnnamed': { brand: string | number }
  'mail.refused.action': null
  'mail.refused.note': null
  'mail.credential.refused.subject': { credential: string | number }
  'mail.credential.refused.reason': { organisation: string | number; credential: string | number }
  'mail.credential.refused.reasonUnnamed': { credential: string | number }
  'mail.credential.action': null
  'mail.credential.refused.note': null
  'mail.credential.renewal.subject': { credential: string | number }
  'mail.credential.renewal.reason': { credential: string | number; organisation: string | number }
  'mail.credential.renewal.reasonUnnamed': { credential: string | number }
  'mail.credential.renewal.note': null
  'mail.credential.confirmed.subject': { credential: string | number }
  'mail.credential.confirmed.reason': { organisation: string | number; credential: string | number }
  'mail.credential.confirmed.reasonUnnamed': { credential: string | number }
  'mail.credential.confirmed.note': null
  'mail.credential.incomplete.subject': { credential: string | number }
  'mail.credential.incomplete.reason': { organisation: string | number; credential: string | number }
  'mail.credential.incomplete.reasonUnnamed': { credential: string | number }
  'mail.credential.incomplete.note': null
  'mail.credential.suspended.subject': { credential: string | number }
  'mail.credential.suspended.reason': { credential: string | number; organisation: string | number }
  'mail.credential.suspended.reasonUnnamed': { credential: string | number }
  'mail.credential.suspended.note': null
  'mail.credential.restored.subject': { credential: string | number }
  'mail.credential.restored.reason': { credential: string | number; organisation: string | number }
  'mail.credential.restored.reasonUnnamed': { credential: string | number }
  'mail.credential.restored.note': null
  'mail.credential.revoked.subject': { credential: string | number }
  'mail.credential.revoked.reason': { credential: string | number; organisation: string | number }
  'mail.credential.revoked.reasonUnnamed': { credential: string | number }
  'mail.credential.revoked.note': null
  'mail.reminder.subject': { count: number }
  'mail.reminder.reason': null
  'mail.reminder.line': { credential: string | number; day: string | number; left: number }
  'mail.reminder.counted': { day: string | number }
  'mail.reminder.action': { organisation: string | number }
  'mail.reminder.why': null
  'mail.reminder.unsubscribe': { address: string | number }
  'mail.supplierNews.subject': { count: number }
  'mail.supplierNews.reason': null
  'mail.supplierNews.search': { search: string | number; buyer: string | number }
  'mail.supplierNews.supplier': { name: string | number; address: string | number }
  'mail.supplierNews.others': { count: number }
  'mail.supplierNews.all': { count: number }
  'mail.supplierNews.open': { search: string | number }
  'mail.supplierNews.action': null
  'mail.supplierNews.why': null
  'mail.supplierNews.unsubscribe': { address: string | number }
  'mail.supplierNews.followedSubject': { count: number }
  'mail.supplierNews.followedReason': null
  'mail.supplierNews.followed': { buyer: string | number }
  'mail.supplierNews.changes.confirmed': { supplier: string | number; name: string | number; address: string | number }
  'mail.supplierNews.changes.renewed': { supplier: string | number; name: string | number; address: string | number }
  'mail.supplierNews.changes.expired': { supplier: string | number; name: string | number; address: string | number }
  'mail.supplierNews.changes.withdrawn': { supplier: string | number; name: string | number; address: string | number }
  'mail.supplierNews.changes.module': { supplier: string | number; name: string | number; address: string | number }
  'mail.supplierNews.followedAll': { count: number }
  'mail.supplierNews.toFollowed': null
  'mail.newsletter.subject': null
  'mail.newsletter.reason': { brand: string | number }
  'mail.newsletter.action': null
  'mail.newsletter.link': null
  'mail.newsletter.notYou': null
  'mail.newsletter.remove': { address: string | number }
  'mail.newsletterKnown.subject': null
  'mail.newsletterKnown.reason': { brand: string | number }
  'mail.newsletterKnown.action': null
  'mail.newsletterKnown.notYou': null
  'mail.invitation.subject': null
  'mail.invitation.writes': { name: string | number; brand: string | number }
  'mail.invitation.writesOf': { name: string | number; organisation: string | number; brand: string | number }
  'mail.invitation.writesNobody': { brand: string | number }
  'mail.invitation.plain': { name: string | number; brand: string | number }
  'mail.invitation.plainOf': { name: string | number; organisation: string | number; brand: string | number }
  'mail.invitation.plainNobody': { brand: string | number }
  'mail.invitation.what': null
  'mail.invitation.action': null
  'mail.invitation.ignore': null
  'mail.invitation.most': { most: string | number }
  'mail.buyerInvitation.subject': null
  'mail.buyerInvitation.reason': { name: string | number; buyer: string | number; brand: string | number }
  'mail.buyerInvitation.reasonUnnamed': { brand: string | number }
  'mail.buyerInvitation.action': null
  'mail.buyerInvitation.address': null
  'mail.merged.subject': null
  'mail.merged.reason': { other: string | number; organisation: string | number; brand: string | number }
  'mail.merged.reasonUnnamed': { brand: string | number }
  'mail.merged.action': null
  'mail.merged.kept': null
  'mail.merged.wrong': null
  'mail.requestSent.subject': null
  'mail.requestSent.reason': { buyer: string | number; organisation: string | number; brand: string | number; day: string | number }
  'mail.requestSent.reasonUnnamed': { brand: string | number; day: string | number }
  'mail.requestSent.action': null
  'mail.requestSent.free': null
  'mail.requestSent.refuse': null
  'mail.requestAnswered.subject': null
  'mail.requestAnswered.reason': { organisation: string | number; brand: string | number }
  'mail.requestAnswered.reasonUnnamed': { brand: string | number }
  'mail.requestAnswered.action': null
  'manage.account': null
  'manage.addSupplier': null
  'manage.profile': null
  'manage.members': null
  'manage.waiting': { count: number }
  'manage.home': null
  'manage.poweredBy': null
  'manage.lead': null
  'manage.leadText': null
  'manage.viewProfile': null
  'manage.shareBadge': null
  'manage.inviteSupplier': null
  'manage.searchSuppliers': null
  'manage.newTab': null
  'manage.menu': null
  'manage.short.share': null
  'manage.short.badge': null
  'manage.short.invite': null
  'manage.short.search': null
  'manage.unlock': null
  'manage.switchLabel': null
  'manage.saved': null
  'manage.savedText': null
  'manage.savedHint': null
  'manage.seePublic': null
  'manage.addCredential': null
  'manage.takeModule': null
  'manage.inviteYours': null
  'manage.parts.credentials': null
  'manage.parts.products': null
  'manage.parts.locations': null
  'manage.parts.description': null
  'manage.sections.profile': null
  'manage.sections.benefits': null
  'manage.sections.modules': null
  'manage.sections.recommendations': null
  'manage.sections.invoice': null
  'manage.actions': null
  'manage.breadcrumb': null
  'manage.searchNewTab': null
  'manage.suspended.title': null
  'manage.suspended.text': null
  'manage.suspended.link': null
  'manage.requests': null
  'manage.openRequests': { count: number }
  'manifest.shortcuts.profile': null
  'manifest.shortcuts.modules': null
  'manifest.shortcuts.pathways': null
  'manifest.shortcuts.benefits': null
  'manifest.views.profile': null
  'manifest.views.manage': null
  'members.intro': { organisation: string | number }
  'members.ownersDecide': null
  'members.refusedTitle': null
  'members.toOwn': null
  'members.claims': null
  'members.claimsIntro': null
  'members.noClaims': null
  'members.people': null
  'members.acceptAsEmployee': null
  'members.acceptAsOwner': null
  'members.refuse': null
  'members.makeOwner': null
  'members.makeEmployee': null
  'members.remove': null
  'members.asked': { day: string | number }
  'members.since': { day: string | number }
  'members.roles.OWNER': null
  'members.roles.EMPLOYEE': null
  'members.you': null
  'members.unconfirmed': null
  'members.nobody': null
  'members.refuseTitle': { name: string | number }
  'members.refuseText': { organisation: string | number }
  'members.removeTitle': { name: string | number }
  'members.removeText': { organisation: string | number }
  'members.leave': null
  'members.leaveHeading': null
  'members.leaveIntro': null
  'members.leaveTitle': { organisation: string | number }
  'members.leaveText': null
  'members.lastOwner': null
  'members.accepted': { name: string | number }
  'members.refused': { name: string | number }
  'members.isOwner': { name: string | number }
  'members.isEmployee': { name: string | number }
  'members.removed': { name: string | number }
  'members.left': { organisation: string | number }
  'members.waiting': { count: number }
  'members.decide': null
  'members.head.title': null
  'members.fetch.loading': null
  'members.fetch.failed': null
  'members.named.makeOwner': { name: string | number }
  'members.named.makeEmployee': { name: string | number }
  'members.named.remove': { name: string | number }
  'members.named.refuse': { name: string | number }
  'members.named.acceptAsEmployee': { name: string | number }
  'members.named.acceptAsOwner': { name: string | number }
  'modules.title': null
  'modules.intro': null
  'modules.loading': null
  'modules.tags': null
  'modules.newTab': null
  'modules.comingSoonHint': null
  'modules.earned': null
  'modules.earnedOn': { day: string | number }
  'modules.form': { caption: string | number }
  'modules.formSent': null
  'modules.formDone': null
  'modules.formLeaveTitle': null
  'modules.formLeaveText': null
  'modules.formStay': null
  'modules.formLeave': null
  'modules.formSentText': null
  'modules.formFetch.loading': null
  'modules.formFetch.failed': null
  'modules.builtIn.tag': null
  'modules.builtIn.carbon-footprint.caption': null
  'modules.builtIn.carbon-footprint.title': null
  'modules.builtIn.circular-economy.caption': null
  'modules.builtIn.circular-economy.title': null
  'modules.builtIn.recycled-content.caption': null
  'modules.builtIn.recycled-content.title': null
  'modules.builtIn.human-rights.caption': null
  'modules.builtIn.human-rights.title': null
  'modules.builtIn.supplier-spend.caption': null
  'modules.builtIn.supplier-spend.title': null
  'modules.startOf': { module: string | number }
  'modules.againOf': { module: string | number }
  'modules.comingSoonOf': { module: string | number }
  'newsletter.email': null
  'newsletter.submit': null
  'newsletter.notLoaded': null
  'newsletter.invalid': null
  'newsletter.done': null
  'newsletter.confirmByMail': null
  'newsletter-pages.confirm.title': null
  'newsletter-pages.confirm.question': { brand: string | number; email: string | number }
  'newsletter-pages.confirm.submit': null
  'newsletter-pages.confirm.other': null
  'newsletter-pages.confirmed.title': null
  'newsletter-pages.confirmed.text': { brand: string | number; email: string | number }
  'newsletter-pages.unsubscribe.title': null
  'newsletter-pages.unsubscribe.question': { brand: string | number; email: string | number }
  'newsletter-pages.unsubscribe.submit': null
  'newsletter-pages.unsubscribe.other': null
  'newsletter-pages.unsubscribed.title': null
  'newsletter-pages.unsubscribed.text': null
  'newsletter-pages.expired.title': null
  'newsletter-pages.expired.text': null
  'newsletter-pages.unknown.title': null
  'newsletter-pages.unknown.text': null
  'operate.frame.title': null
  'operate.frame.skip': null
  'operate.frame.nav': null
  'operate.frame.groups': null
  'operate.frame.group.queues': null
  'operate.frame.group.shown': null
  'operate.frame.group.portal': null
  'operate.frame.keys': null
  'operate.frame.portal': null
  'operate.gate.loading': null
  'operate.gate.failed': null
  'operate.gate.signIn': null
  'operate.gate.again': null
  'operate.gate.ended': null
  'operate.gate.portal': null
  'operate.gate.sign-in.title': null
  'operate.gate.sign-in.text': null
  'operate.gate.no-operator.title': null
  'operate.gate.no-operator.text': null
  'operate.gate.address-unconfirmed.title': null
  'operate.gate.address-unconfirmed.text': null
  'operate.gate.address-unconfirmed.do': null
  'operate.gate.second-factor-needed.title': null
  'operate.gate.second-factor-needed.text': null
  'operate.gate.second-factor-needed.do': null
  'operate.gate.sign-in-again.title': null
  'operate.gate.sign-in-again.text': null
  'operate.welcome.title': null
  'operate.welcome.text': null
  'operate.welcome.accept': null
  'operate.queue.title': null
  'operate.queue.waiting': { count: number }
  'operate.queue.new': null
  'operate.queue.files': { count: number }
  'operate.queue.leased': { name: string | number }
  'operate.queue.more': null
  'operate.queue.moreFailed': null
  'operate.queue.waited': { days: number }
  'operate.queue.loading': null
  'operate.queue.failed': null
  'operate.queue.empty': null
  'operate.queue.emptyText': null
  'operate.queue.noMatch': null
  'operate.queue.noMatchText': null
  'operate.queue.choose': null
  'operate.queue.chooseText': null
  'operate.queue.chooseByHand': null
  'operate.queue.back': null
  'operate.filters.title': null
  'operate.filters.chosen': { count: number }
  'operate.filters.all': null
  'operate.filters.kind': null
  'operate.filters.kinds.new': null
  'operate.filters.kinds.renewal': null
  'operate.filters.credential': null
  'operate.filters.country': null
  'operate.filters.countriesFailed': null
  'operate.filters.files': null
  'operate.filters.withFiles': null
  'operate.filters.withoutFiles': null
  'operate.filters.clear': null
  'operate.decide.title': null
  'operate.decide.sides.confirm': null
  'operate.decide.sides.return': null
  'operate.decide.how': null
  'operate.decide.methods.document': null
  'operate.decide.methods.register': null
  'operate.decide.methods.issuer': null
  'operate.decide.noMethod': null
  'operate.decide.lookUp': null
  'operate.decide.copyNumber': null
  'operate.decide.copied': null
  'operate.decide.noEntry': null
  'operate.decide.stated': { text: string | number }
  'operate.decide.authority': null
  'operate.decide.authorityHint': null
  'operate.decide.seen': null
  'operate.decide.seenHint': null
  'operate.decide.file': null
  'operate.decide.fileHint': null
  'operate.decide.chooseFile': null
  'operate.decide.otherFile': null
  'operate.decide.removeFile': { name: string | number }
  'operate.decide.fileRemoved': null
  'operate.decide.fileFailed': { name: string | number }
  'operate.decide.confirm': null
  'operate.decide.failed': { credential: string | number; supplier: string | number }
  'operate.decide.backTo': null
  'operate.decide.reasons': null
  'operate.decide.reasonsHint': null
  'operate.decide.note': null
  'operate.decide.noteHint': null
  'operate.decide.noReason': null
  'operate.decide.outcome': null
  'operate.decide.outcomes.ask.label': null
  'operate.decide.outcomes.ask.hint': null
  'operate.decide.outcomes.ask.do': null
  'operate.decide.outcomes.refuse.label': null
  'operate.decide.outcomes.refuse.hint': null
  'operate.decide.outcomes.refuse.do': null
  'operate.doubts.title': null
  'operate.doubts.missing': { field: string | number }
  'operate.doubts.over': { day: string | number }
  'operate.doubts.longValid': { months: number }
  'operate.documents.title': null
  'operate.documents.none': null
  'operate.documents.noneText': null
  'operate.documents.loading': null
  'operate.documents.failed': null
  'operate.documents.handedIn': { day: string | number }
  'operate.documents.ofCheck': { day: string | number }
  'operate.item.loading': null
  'operate.item.failed': null
  'operate.item.gone': null
  'operate.item.goneText': null
  'operate.item.catalogueFailed': null
  'operate.item.leftCatalogue': null
  'operate.item.elsewhere': null
  'operate.item.told.incomplete': { day: string | number }
  'operate.item.told.refused': { day: string | number }
  'operate.item.supplier': null
  'operate.item.known': null
  'operate.item.website': null
  'operate.item.registered': null
  'operate.item.waits': null
  'operate.item.confirmed': null
  'operate.item.noDetails': null
  'operate.item.others': { count: number }
  'operate.states.pending': null
  'operate.states.active': null
  'operate.states.expiring': null
  'operate.states.renewal': null
  'operate.states.expired': null
  'operate.states.suspended': null
  'operate.states.revoked': null
  'operate.states.refused': null
  'operate.history.title': { count: number }
  'operate.history.stated': null
  'operate.history.confirmed': null
  'operate.history.incomplete': null
  'operate.history.refused': null
  'operate.history.suspended': null
  'operate.history.revoked': null
  'operate.history.details.number': null
  'operate.history.details.issuer': null
  'operate.history.details.scope': null
  'operate.history.details.entry': null
  'operate.history.details.issued': null
  'operate.history.details.expires': null
  'operate.history.details.how': null
  'operate.history.details.for': null
  'operate.history.details.note': null
  'operate.history.details.reasons': null
  'operate.history.details.seen': null
  'operate.history.methods.unrecorded': null
  'operate.history.methods.signature': null
  'operate.undo.confirmed': { credential: string | number; supplier: string | number }
  'operate.undo.ask': { credential: string | number; supplier: string | number }
  'operate.undo.refuse': { credential: string | number; supplier: string | number }
  'operate.undo.can': null
  'operate.undo.canByButton': null
  'operate.undo.do': null
  'operate.undo.done': null
  'operate.keys.title': null
  'operate.keys.text': null
  'operate.keys.next': null
  'operate.keys.previous': null
  'operate.keys.open': null
  'operate.keys.confirm': null
  'operate.keys.return': null
  'operate.keys.undo': null
  'operate.keys.list': null
  'operate.keys.help': null
  'operate.keys.on': null
  'operate.keys.onHint': null
  'operate.people.title': null
  'operate.people.text': null
  'operate.people.loading': null
  'operate.people.failed': null
  'operate.people.you': null
  'operate.people.roleOf': { role: string | number; brand: string | number }
  'operate.people.allBrands': null
  'operate.people.since': { day: string | number }
  'operate.people.remove': null
  'operate.people.removeOne': { name: string | number; role: string | number; brand: string | number }
  'operate.people.removeTitle': { name: string | number }
  'operate.people.removeText': { role: string | number; brand: string | number; name: string | number }
  'operate.people.removed': { name: string | number; role: string | number; brand: string | number }
  'operate.people.invite': null
  'operate.people.role': null
  'operate.people.brand': null
  'operate.people.brandHint': null
  'operate.people.makeLink': null
  'operate.people.made': { role: string | number; brand: string | number; moment: string | number }
  'operate.people.open': null
  'operate.people.madeBy': { email: string | number }
  'operate.people.until': { moment: string | number }
  'operate.people.withdraw': null
  'operate.people.withdrawOne': { role: string | number; brand: string | number; email: string | number }
  'operate.people.withdrawn': { role: string | number; brand: string | number }
  'operate.people.copy': null
  'operate.roles.verifier': null
  'operate.roles.editor': null
  'operate.roles.support': null
  'operate.roles.admin': null
  'operate.roles.does.verifier': null
  'operate.roles.does.editor': null
  'operate.roles.does.support': null
  'operate.roles.does.admin': null
  'operate-affiliates.title': null
  'operate-affiliates.text': null
  'operate-affiliates.loading': null
  'operate-affiliates.failed': null
  'operate-affiliates.none': null
  'operate-affiliates.noneText': null
  'operate-affiliates.add': null
  'operate-affiliates.back': null
  'operate-affiliates.about': { slug: string | number; count: number }
  'operate-affiliates.fields.slug': null
  'operate-affiliates.slugHint': null
  'operate-affiliates.fields.messageHeading': null
  'operate-affiliates.fields.messageCopy': null
  'operate-affiliates.fields.percentOff': null
  'operate-affiliates.percentageHint': null
  'operate-affiliates.noPercentage': null
  'operate-affiliates.preview': null
  'operate-affiliates.links': null
  'operate-affiliates.copyLink': { host: string | number }
  'operate-affiliates.loadingLinks': null
  'operate-affiliates.linksFailed': null
  'operate-affiliates.noLink': null
  'operate-affiliates.noHost': null
  'operate-affiliates.removeTitle': null
  'operate-affiliates.removeText': { title: string | number; count: string | number }
  'operate-benefits.title': null
  'operate-benefits.text': null
  'operate-benefits.loading': null
  'operate-benefits.failed': null
  'operate-benefits.state': null
  'operate-benefits.states.open': null
  'operate-benefits.states.passed': null
  'operate-benefits.benefit': null
  'operate-benefits.names.fifo': null
  'operate-benefits.names.butn': null
  'operate-benefits.export': null
  'operate-benefits.mostRows': null
  'operate-benefits.none': null
  'operate-benefits.noneText': null
  'operate-benefits.nonePassed': null
  'operate-benefits.nonePassedText': null
  'operate-benefits.claimedAt': { moment: string | number }
  'operate-benefits.passedAt': { moment: string | number }
  'operate-benefits.ref': null
  'operate-benefits.by': null
  'operate-benefits.phone': null
  'operate-benefits.numbers': null
  'operate-benefits.gone': null
  'operate-benefits.passOn': null
  'operate-benefits.passOnOne': { supplier: string | number; benefit: string | number }
  'operate-benefits.reopen': null
  'operate-benefits.reopenOne': { supplier: string | number; benefit: string | number }
  'operate-benefits.passed': { supplier: string | number; benefit: string | number }
  'operate-benefits.reopened': { supplier: string | number; benefit: string | number }
  'operate-benefits.more': null
  'operate-benefits.count': { count: number }
  'operate-brands.title': null
  'operate-brands.text': null
  'operate-brands.loading': null
  'operate-brands.failed': null
  'operate-brands.parts': null
  'operate-brands.marked': null
  'operate-brands.list.loading': null
  'operate-brands.list.failed': null
  'operate-brands.list.empty': null
  'operate-brands.list.emptyText': null
  'operate-brands.list.published': { day: string | number; name: string | number }
  'operate-brands.list.neverPublished': null
  'operate-brands.list.draft': { day: string | number; name: string | number }
  'operate-brands.list.outdated': { day: string | number; name: string | number }
  'operate-brands.list.moved': { name: string | number; place: string | number; count: string | number }
  'operate-brands.list.removed': { name: string | number }
  'operate-brands.list.up': { name: string | number }
  'operate-brands.list.down': { name: string | number }
  'operate-brands.list.remove': { name: string | number }
  'operate-brands.new.title': null
  'operate-brands.new.text': null
  'operate-brands.new.host': null
  'operate-brands.new.id': null
  'operate-brands.new.idHint': null
  'operate-brands.new.needed': null
  'operate-brands.new.noId': null
  'operate-brands.new.taken': null
  'operate-brands.new.do': null
  'operate-brands.guide.title': null
  'operate-brands.guide.text': null
  'operate-brands.guide.begin': null
  'operate-brands.guide.steps': null
  'operate-brands.guide.step.begin': null
  'operate-brands.guide.step.look': null
  'operate-brands.guide.step.publish': null
  'operate-brands.guide.next': null
  'operate-brands.guide.done': null
  'operate-brands.guide.doneText': null
  'operate-brands.sections.look': null
  'operate-brands.sections.pictures': null
  'operate-brands.sections.texts': null
  'operate-brands.sections.footer': null
  'operate-brands.sections.search': null
  'operate-brands.sections.hosts': null
  'operate-brands.sections.switches': null
  'operate-brands.sections.history': null
  'operate-brands.intros.look': null
  'operate-brands.intros.pictures': null
  'operate-brands.intros.texts': null
  'operate-brands.intros.footer': null
  'operate-brands.intros.search': null
  'operate-brands.intros.hosts': null
  'operate-brands.intros.switches': null
  'operate-brands.fields.name': null
  'operate-brands.fields.title': null
  'operate-brands.fields.description': null
  'operate-brands.fields.loginTitle': null
  'operate-brands.fields.loginSubtitle': null
  'operate-brands.fields.domain': null
  'operate-brands.fields.altPageUrl': null
  'operate-brands.fields.primaryColor': null
  'operate-brands.fields.secondaryColor': null
  'operate-brands.fields.accentColor': null
  'operate-brands.fields.backgroundColor': null
  'operate-brands.fields.darkLogo': null
  'operate-brands.fields.lightLogo': null
  'operate-brands.fields.favicon': null
  'operate-brands.fields.hero': null
  'operate-brands.fields.auth': null
  'operate-brands.fields.featured': null
  'operate-brands.fields.options': null
  'operate-brands.fields.htmlColumns': null
  'operate-brands.fields.label': null
  'operate-brands.fields.url': null
  'operate-brands.fields.credentialIds': null
  'operate-brands.fields.locationIds': null
  'operate-brands.fields.portfolioSlugs': null
  'operate-brands.fields.associatedPortfolios': null
  'operate-brands.fields.portfolioSlug': null
  'operate-brands.fields.requiredCredentialIds': null
  'operate-brands.fields.hosts': null
  'operate-brands.fields.asksConsent': null
  'operate-brands.fields.euConsumerMode': null
  'operate-brands.look.noColour': null
  'operate-brands.look.pick': { name: string | number }
  'operate-brands.look.hints.primaryColor': null
  'operate-brands.look.hints.secondaryColor': null
  'operate-brands.look.hints.accentColor': null
  'operate-brands.look.hints.backgroundColor': null
  'operate-brands.contrast.sample': null
  'operate-brands.contrast.title': null
  'operate-brands.contrast.text': null
  'operate-brands.contrast.enough': null
  'operate-brands.contrast.tooLittle': null
  'operate-brands.contrast.pairs.text': null
  'operate-brands.contrast.pairs.quietText': null
  'operate-brands.contrast.pairs.links': null
  'operate-brands.contrast.pairs.buttons': null
  'operate-brands.contrast.pairs.notices': null
  'operate-brands.contrast.pairs.secondary': null
  'operate-brands.contrast.pairs.highlights': null
  'operate-brands.contrast.pairs.borders': null
  'operate-brands.contrast.pairs.focus': null
  'operate-brands.contrast.moved.links': { to: string | number; from: string | number }
  'operate-brands.contrast.moved.ground': { to: string | number; from: string | number }
  'operate-brands.pictures.choose': null
  'operate-brands.pictures.chooseOne': { what: string | number }
  'operate-brands.pictures.replace': null
  'operate-brands.pictures.replaceOne': { what: string | number }
  'operate-brands.pictures.remove': null
  'operate-brands.pictures.removeOne': { what: string | number }
  'operate-brands.pictures.orDrop': null
  'operate-brands.pictures.taken': { what: string | number }
  'operate-brands.pictures.tooLarge': { name: string | number; size: string | number; most: string | number }
  'operate-brands.pictures.none': null
  'operate-brands.pictures.lost': null
  'operate-brands.pictures.hints.darkLogo': null
  'operate-brands.pictures.hints.lightLogo': null
  'operate-brands.pictures.hints.favicon': null
  'operate-brands.pictures.hints.hero': null
  'operate-brands.pictures.hints.auth': null
  'operate-brands.pictures.hints.featured': null
  'operate-brands.pictures.without.darkLogo': null
  'operate-brands.pictures.without.lightLogo': null
  'operate-brands.pictures.without.favicon': null
  'operate-brands.pictures.without.hero': null
  'operate-brands.pictures.without.auth': null
  'operate-brands.pictures.without.featured': null
  'operate-brands.texts.english': null
  'operate-brands.texts.in': { label: string | number; language: string | number }
  'operate-brands.texts.nameHint': null
  'operate-brands.texts.titleHint': null
  'operate-brands.texts.descriptionHint': null
  'operate-brands.texts.loginHint': null
  'operate-brands.texts.builtIn': null
  'operate-brands.texts.nothing': null
  'operate-brands.texts.englishNeeded': null
  'operate-brands.texts.empty': null
  'operate-brands.texts.emptyOne': { label: string | number }
  'operate-brands.texts.emptied': { label: string | number }
  'operate-brands.footer.link': { number: string | number }
  'operate-brands.footer.urlHint': null
  'operate-brands.footer.addLink': null
  'operate-brands.footer.column': { number: string | number }
  'operate-brands.footer.columnsHint': null
  'operate-brands.footer.addColumn': null
  'operate-brands.search.failed': null
  'operate-brands.search.nothing': null
  'operate-brands.search.credentialsHint': null
  'operate-brands.search.locationsHint': null
  'operate-brands.search.portfoliosHint': null
  'operate-brands.search.associatedHint': null
  'operate-brands.search.portfolio': { number: string | number }
  'operate-brands.search.slugHint': null
  'operate-brands.search.addPortfolio': null
  'operate-brands.hosts.add': null
  'operate-brands.hosts.addOne': null
  'operate-brands.hosts.hint': null
  'operate-brands.hosts.ofAdmins': null
  'operate-brands.hosts.noHost': null
  'operate-brands.hosts.there': { host: string | number }
  'operate-brands.hosts.added': { host: string | number }
  'operate-brands.hosts.last': null
  'operate-brands.hosts.moves': { host: string | number; brand: string | number }
  'operate-brands.hosts.notAdded': null
  'operate-brands.hosts.domainHint': null
  'operate-brands.switches.asksConsent': null
  'operate-brands.switches.euConsumerMode': null
  'operate-brands.switches.altPageUrl': null
  'operate-brands.save.saved': null
  'operate-brands.save.published': null
  'operate-brands.save.saving': null
  'operate-brands.save.open': null
  'operate-brands.save.failed': { why: string | number }
  'operate-brands.conflict.title': { name: string | number }
  'operate-brands.conflict.mine': null
  'operate-brands.conflict.theirs': null
  'operate-brands.conflict.take.mine': null
  'operate-brands.conflict.take.theirs': null
  'operate-brands.conflict.takeOne.mine': { name: string | number }
  'operate-brands.conflict.takeOne.theirs': { name: string | number }
  'operate-brands.conflict.chosen': { name: string | number }
  'operate-brands.value.none': null
  'operate-brands.value.on': null
  'operate-brands.value.off': null
  'operate-brands.publish.title': null
  'operate-brands.publish.text': null
  'operate-brands.publish.do': null
  'operate-brands.publish.nothing': null
  'operate-brands.publish.nothingText': null
  'operate-brands.publish.before': null
  'operate-brands.publish.after': null
  'operate-brands.publish.faults': { count: number }
  'operate-brands.publish.fault': { field: string | number; why: string | number }
  'operate-brands.publish.confirm': { name: string | number }
  'operate-brands.publish.confirmText': { count: number; hosts: string | number }
  'operate-brands.publish.canUndo': null
  'operate-brands.publish.meanwhile': null
  'operate-brands.publish.unsaved': null
  'operate-brands.publish.done': null
  'operate-brands.publish.view': null
  'operate-brands.publish.undo': null
  'operate-brands.publish.overtaken': null
  'operate-brands.publish.outdated': null
  'operate-brands.publish.outdatedText': null
  'operate-brands.publish.saveFirst': null
  'operate-brands.publish.discard': null
  'operate-brands.publish.discardTitle': null
  'operate-brands.publish.discardText': null
  'operate-brands.publish.discarded': null
  'operate-brands.history.title': null
  'operate-brands.history.text': null
  'operate-brands.history.loading': null
  'operate-brands.history.failed': null
  'operate-brands.history.loadingOne': null
  'operate-brands.history.failedOne': null
  'operate-brands.history.empty': null
  'operate-brands.history.emptyText': null
  'operate-brands.history.more': null
  'operate-brands.history.state': { number: string | number; moment: string | number }
  'operate-brands.history.way.console': { name: string | number }
  'operate-brands.history.way.command-line': { name: string | number }
  'operate-brands.history.again': { number: string | number }
  'operate-brands.history.nobody': null
  'operate-brands.history.you': null
  'operate-brands.history.current': null
  'operate-brands.history.compare': null
  'operate-brands.history.compareOne': { number: string | number }
  'operate-brands.history.close': null
  'operate-brands.history.closeOne': { number: string | number }
  'operate-brands.history.then': null
  'operate-brands.history.same': null
  'operate-brands.history.publish': null
  'operate-brands.history.publishTitle': { number: string | number }
  'operate-brands.history.publishText': null
  'operate-brands.history.draftStays': null
  'operate-brands.preview.title': null
  'operate-brands.preview.text': null
  'operate-brands.preview.textOfPublished': null
  'operate-brands.preview.loading': null
  'operate-brands.preview.failed': null
  'operate-brands.preview.next': null
  'operate-brands.preview.frame': { page: string | number; language: string | number }
  'operate-brands.preview.page': null
  'operate-brands.preview.language': null
  'operate-brands.preview.size': null
  'operate-brands.preview.sizes.desk': null
  'operate-brands.preview.sizes.phone': null
  'operate-brands.preview.pages.landing': null
  'operate-brands.preview.pages.get-started': null
  'operate-brands.preview.pages.benefits': null
  'operate-brands.preview.pages.login': null
  'operate-brands.preview.pages.profile': null
  'operate-brands.preview.pages.not-found': null
  'operate-brands.sections.wording': null
  'operate-brands.intros.wording': null
  'operate-brands.fields.texts': null
  'operate-catalogue.title': null
  'operate-catalogue.text': null
  'operate-catalogue.loading': null
  'operate-catalogue.failed': null
  'operate-catalogue.loadingOne': null
  'operate-catalogue.failedOne': null
  'operate-catalogue.none': null
  'operate-catalogue.noneText': null
  'operate-catalogue.noneFound': null
  'operate-catalogue.noneFoundText': null
  'operate-catalogue.count': { count: number }
  'operate-catalogue.more': { count: string | number }
  'operate-catalogue.readOnly': null
  'operate-catalogue.add': null
  'operate-catalogue.import': null
  'operate-catalogue.export': null
  'operate-catalogue.back': null
  'operate-catalogue.gone': null
  'operate-catalogue.goneText': null
  'operate-catalogue.find': null
  'operate-catalogue.state': null
  'operate-catalogue.states.offered': null
  'operate-catalogue.states.retired': null
  'operate-catalogue.states.merged': null
  'operate-catalogue.kinds.certification': null
  'operate-catalogue.kinds.rating': null
  'operate-catalogue.kinds.membership': null
  'operate-catalogue.own': null
  'operate-catalogue.ofRelease': null
  'operate-catalogue.changed': null
  'operate-catalogue.changedBy': { who: string | number; moment: string | number }
  'operate-catalogue.holders': { count: number }
  'operate-catalogue.manyHolders': { count: string | number }
  'operate-catalogue.mergedInto': { into: string | number }
  'operate-catalogue.isRetired': null
  'operate-catalogue.isMerged': null
  'operate-catalogue.fields.name': null
  'operate-catalogue.fields.shortName': null
  'operate-catalogue.fields.issuer': null
  'operate-catalogue.fields.proves': null
  'operate-catalogue.fields.doesNotProve': null
  'operate-catalogue.fields.website': null
  'operate-catalogue.fields.category': null
  'operate-catalogue.fields.sustainabilityBadges': null
  'operate-catalogue.fields.asks': null
  'operate-catalogue.fields.number': null
  'operate-catalogue.fields.scopeIs': null
  'operate-catalogue.fields.validMonths': null
  'operate-catalogue.fields.register': null
  'operate-catalogue.fields.thirdParty': null
  'operate-catalogue.fields.sdgs': null
  'operate-catalogue.fields.sources': null
  'operate-catalogue.asksHint': null
  'operate-catalogue.emptyHint': null
  'operate-catalogue.registerHint': null
  'operate-catalogue.thirdPartyHint': null
  'operate-catalogue.patternHint': null
  'operate-catalogue.noMonths': null
  'operate-catalogue.choose': null
  'operate-catalogue.yes': null
  'operate-catalogue.no': null
  'operate-catalogue.scopes.coverage': null
  'operate-catalogue.scopes.level': null
  'operate-catalogue.number.name': null
  'operate-catalogue.number.pattern': null
  'operate-catalogue.number.example': null
  'operate-catalogue.numbers.certificate': null
  'operate-catalogue.numbers.licence': null
  'operate-catalogue.numbers.registration': null
  'operate-catalogue.numbers.membership': null
  'operate-catalogue.numbers.report': null
  'operate-catalogue.source': { number: string | number }
  'operate-catalogue.sourceAddress': { number: string | number }
  'operate-catalogue.addSource': null
  'operate-catalogue.released': null
  'operate-catalogue.nothing': null
  'operate-catalogue.asReleased': null
  'operate-catalogue.backOf': { field: string | number }
  'operate-catalogue.isBack': { field: string | number }
  'operate-catalogue.preview': null
  'operate-catalogue.previewRow': null
  'operate-catalogue.previewPage': null
  'operate-catalogue.previewLoading': null
  'operate-catalogue.previewFailed': null
  'operate-catalogue.history': null
  'operate-catalogue.historyLoading': null
  'operate-catalogue.historyFailed': null
  'operate-catalogue.older': null
  'operate-catalogue.events.added': null
  'operate-catalogue.events.changed': null
  'operate-catalogue.events.retired': null
  'operate-catalogue.events.restored': null
  'operate-catalogue.byRelease': null
  'operate-catalogue.ways': null
  'operate-catalogue.retire': null
  'operate-catalogue.retireTitle': { name: string | number }
  'operate-catalogue.retireText': null
  'operate-catalogue.retiredNow': { name: string | number }
  'operate-catalogue.restore': null
  'operate-catalogue.restoreText': null
  'operate-catalogue.restoredNow': { name: string | number }
  'operate-catalogue.merge': null
  'operate-catalogue.mergeText': null
  'operate-catalogue.mergeInto': null
  'operate-catalogue.mergeTitle': { name: string | number; into: string | number }
  'operate-catalogue.mergeSome': { count: number }
  'operate-catalogue.mergeMany': { count: string | number }
  'operate-catalogue.mergedNow': { name: string | number; into: string | number }
  'operate-catalogue.importTitle': null
  'operate-catalogue.importText': null
  'operate-catalogue.dropHint': null
  'operate-catalogue.chooseFile': null
  'operate-catalogue.tooLarge': { name: string | number; most: string | number }
  'operate-catalogue.noCsv': { name: string | number }
  'operate-catalogue.faultCount': { count: number }
  'operate-catalogue.moreFaults': null
  'operate-catalogue.faulty': null
  'operate-catalogue.changeCount': { count: number }
  'operate-catalogue.unchangedCount': { count: number }
  'operate-catalogue.take': { count: number }
  'operate-catalogue.taken': { added: string | number; changed: string | number }
  'operate-catalogue.lookedAgain': null
  'operate-catalogue.line': null
  'operate-catalogue.column': null
  'operate-catalogue.wholeRow': null
  'operate-catalogue.fault': null
  'operate-catalogue.credential': null
  'operate-catalogue.becomes': null
  'operate-catalogue.isNew': null
  'operate-catalogue.isChanged': null
  'operate-claims.title': null
  'operate-claims.emptyText': null
  'operate-claims.kinds.ownerless': null
  'operate-claims.kinds.unanswered': null
  'operate-claims.people': null
  'operate-claims.wants': { supplier: string | number }
  'operate-claims.asks': null
  'operate-claims.confirmed': null
  'operate-claims.unconfirmed': null
  'operate-claims.unproved': null
  'operate-claims.address.website': null
  'operate-claims.address.provider': null
  'operate-claims.address.other': null
  'operate-claims.websiteBySelf': null
  'operate-claims.reminded': { day: string | number }
  'operate-claims.owners': null
  'operate-claims.noOwner': null
  'operate-claims.ownerSince': { day: string | number }
  'operate-claims.signedIn': { day: string | number }
  'operate-claims.noSignIn': null
  'operate-claims.competing': null
  'operate-claims.elsewhere': null
  'operate-claims.asksToo': null
  'operate-claims.sides.accept': null
  'operate-claims.sides.refuse': null
  'operate-claims.as': null
  'operate-claims.roles.OWNER.label': null
  'operate-claims.roles.OWNER.hint': null
  'operate-claims.roles.EMPLOYEE.label': null
  'operate-claims.roles.EMPLOYEE.hint': null
  'operate-claims.noRole': null
  'operate-claims.why': null
  'operate-claims.whyHint': null
  'operate-claims.noteHint': null
  'operate-claims.noReason': null
  'operate-claims.goneText': null
  'operate-claims.failed': { name: string | number; supplier: string | number }
  'operate-claims.done.accept': { name: string | number; supplier: string | number }
  'operate-claims.done.refuse': { name: string | number; supplier: string | number }
  'operate-content.title': null
  'operate-content.text': null
  'operate-content.loading': null
  'operate-content.failed': null
  'operate-content.none': null
  'operate-content.noneText': null
  'operate-content.add': null
  'operate-content.back': null
  'operate-content.about': { key: string | number; at: string | number }
  'operate-content.fields.key': null
  'operate-content.keyHint': null
  'operate-content.fields.title': null
  'operate-content.fields.html': null
  'operate-content.htmlHint': null
  'operate-content.whose': { key: string | number; brand: string | number }
  'operate-content.begin': null
  'operate-content.begun': null
  'operate-content.preview': null
  'operate-content.instead': null
  'operate-content.nothingYet': null
  'operate-content.previewHint': null
  'operate-content.notChecked': null
  'operate-content.dropped': null
  'operate-content.attribute': { attribute: string | number; element: string | number }
  'operate-content.droppedOnSave': { parts: string | number }
  'operate-content.unwritten': null
  'operate-content.unwrittenText': { brand: string | number }
  'operate-content.loadingPages': null
  'operate-content.pagesFailed': null
  'operate-content.find': null
  'operate-content.write': { name: string | number }
  'operate-content.shown': { count: number; shown: string | number }
  'operate-content.removeTitle': null
  'operate-content.removeText': { title: string | number }
  'operate-duplicates.title': null
  'operate-duplicates.emptyText': null
  'operate-duplicates.both': null
  'operate-duplicates.heading': { supplier: string | number; other: string | number }
  'operate-duplicates.reason': null
  'operate-duplicates.reasons.number': null
  'operate-duplicates.reasons.website': null
  'operate-duplicates.reasons.name': null
  'operate-duplicates.short.number': null
  'operate-duplicates.short.website': null
  'operate-duplicates.short.name': null
  'operate-duplicates.compared': null
  'operate-duplicates.facts.name': null
  'operate-duplicates.facts.address': null
  'operate-duplicates.facts.owners': null
  'operate-duplicates.facts.people': null
  'operate-duplicates.facts.credentials': null
  'operate-duplicates.facts.changed': null
  'operate-duplicates.nothing': null
  'operate-duplicates.likeness.same': null
  'operate-duplicates.likeness.differs': null
  'operate-duplicates.before.named': { name: string | number; day: string | number }
  'operate-duplicates.before.unnamed': { day: string | number }
  'operate-duplicates.sides.one': null
  'operate-duplicates.sides.two': null
  'operate-duplicates.stays.legend': null
  'operate-duplicates.stays.hint': null
  'operate-duplicates.missing.stays': null
  'operate-duplicates.missing.reason': null
  'operate-duplicates.missing.note': null
  'operate-duplicates.why.legend': null
  'operate-duplicates.why.hint': null
  'operate-duplicates.why.group': null
  'operate-duplicates.why.branches': null
  'operate-duplicates.why.coincidence': null
  'operate-duplicates.why.other': null
  'operate-duplicates.noteHint': null
  'operate-duplicates.ask.title': null
  'operate-duplicates.ask.text': { gone: string | number; kept: string | number }
  'operate-duplicates.ask.confirm': null
  'operate-duplicates.trial.title': null
  'operate-duplicates.trial.loading': null
  'operate-duplicates.trial.failed': null
  'operate-duplicates.trial.owners': null
  'operate-duplicates.trial.noOwners': null
  'operate-duplicates.trial.redirects': null
  'operate-duplicates.trial.filledIn': null
  'operate-duplicates.trial.parts': null
  'operate-duplicates.trial.moved': { count: number }
  'operate-duplicates.trial.known': { count: number }
  'operate-duplicates.fields.description': null
  'operate-duplicates.fields.website': null
  'operate-duplicates.fields.other_attribute': null
  'operate-duplicates.fields.size': null
  'operate-duplicates.fields.country_code': null
  'operate-duplicates.fields.brand_id': null
  'operate-duplicates.fields.address': null
  'operate-duplicates.parts.organisation_slugs': null
  'operate-duplicates.parts.memberships': null
  'operate-duplicates.parts.organisation_credentials': null
  'operate-duplicates.parts.credential_statements': null
  'operate-duplicates.parts.credential_checks': null
  'operate-duplicates.parts.credential_stops': null
  'operate-duplicates.parts.credential_reminders': null
  'operate-duplicates.parts.verification_leases': null
  'operate-duplicates.parts.queued_decisions': null
  'operate-duplicates.parts.reports': null
  'operate-duplicates.parts.suspensions': null
  'operate-duplicates.parts.organisation_checks': null
  'operate-duplicates.parts.credential_notes': null
  'operate-duplicates.parts.check_files': null
  'operate-duplicates.parts.evidence': null
  'operate-duplicates.parts.organisation_attributes': null
  'operate-duplicates.parts.organisation_identifiers': null
  'operate-duplicates.parts.organisation_descriptions': null
  'operate-duplicates.parts.secondary_addresses': null
  'operate-duplicates.parts.organisation_products': null
  'operate-duplicates.parts.organisation_locations': null
  'operate-duplicates.parts.organisation_sdgs': null
  'operate-duplicates.parts.organisation_engagements': null
  'operate-duplicates.parts.portfolio_links': null
  'operate-duplicates.parts.visit_sums': null
  'operate-duplicates.parts.module_completions': null
  'operate-duplicates.parts.benefit_claims': null
  'operate-duplicates.goneText': null
  'operate-duplicates.failed': { supplier: string | number; other: string | number }
  'operate-duplicates.dismissed': { supplier: string | number; other: string | number }
  'operate-duplicates.merged': { supplier: string | number; other: string | number }
  'operate-duplicates.parts.requests': null
  'operate-duplicates.parts.request_refusals': null
  'operate-mail-examples.firstName': null
  'operate-mail-examples.person': null
  'operate-mail-examples.organisation': null
  'operate-mail-examples.other': null
  'operate-mail-examples.credential': null
  'operate-mail-examples.otherCredential': null
  'operate-mail-examples.passkey': null
  'operate-mail-examples.note': null
  'operate-mail-examples.message': null
  'operate-mails.title': null
  'operate-mails.text': null
  'operate-mails.loading': null
  'operate-mails.failed': null
  'operate-mails.back': null
  'operate-mails.list': null
  'operate-mails.count': { count: number }
  'operate-mails.none': null
  'operate-mails.noneText': null
  'operate-mails.clear': null
  'operate-mails.unknown': null
  'operate-mails.unknownText': null
  'operate-mails.about': null
  'operate-mails.reader': null
  'operate-mails.words': null
  'operate-mails.wordsKinds.own': null
  'operate-mails.wordsKinds.fixed': null
  'operate-mails.isFixed': null
  'operate-mails.topics.account': null
  'operate-mails.topics.members': null
  'operate-mails.topics.credentials': null
  'operate-mails.topics.reports': null
  'operate-mails.topics.outreach': null
  'operate-mails.topics.operators': null
  'operate-mails.readers.account': null
  'operate-mails.readers.owners': null
  'operate-mails.readers.claimant': null
  'operate-mails.readers.reporter': null
  'operate-mails.readers.invited': null
  'operate-mails.readers.buyers': null
  'operate-mails.readers.subscriber': null
  'operate-mails.readers.operators': null
  'operate-mails.names.confirm-address': null
  'operate-mails.names.two-accounts': null
  'operate-mails.names.reset-password': null
  'operate-mails.names.password-changed': null
  'operate-mails.names.new-address': null
  'operate-mails.names.taken-address': null
  'operate-mails.names.leave-address': null
  'operate-mails.names.address-changed': null
  'operate-mails.names.former-address': null
  'operate-mails.names.address-left': null
  'operate-mails.names.factor-changed': null
  'operate-mails.names.codes-guessed': null
  'operate-mails.names.recovery-code-used': null
  'operate-mails.names.passkey-refused': null
  'operate-mails.names.claim': null
  'operate-mails.names.claim-reminder': null
  'operate-mails.names.claim-accepted': null
  'operate-mails.names.claim-refused': null
  'operate-mails.names.member-joined': null
  'operate-mails.names.profiles-merged': null
  'operate-mails.names.credential-confirmed': null
  'operate-mails.names.credential-incomplete': null
  'operate-mails.names.credential-refused': null
  'operate-mails.names.renewal-refused': null
  'operate-mails.names.credential-suspended': null
  'operate-mails.names.credential-restored': null
  'operate-mails.names.credential-revoked': null
  'operate-mails.names.credentials-end': null
  'operate-mails.names.report-received': null
  'operate-mails.names.report-decided': null
  'operate-mails.names.report-lifted': null
  'operate-mails.names.profile-suspended': null
  'operate-mails.names.profile-restored': null
  'operate-mails.names.appeal-upheld': null
  'operate-mails.names.appeal-lifted': null
  'operate-mails.names.invitation': null
  'operate-mails.names.buyer-invitation': null
  'operate-mails.names.supplier-news': null
  'operate-mails.names.newsletter-confirm': null
  'operate-mails.names.newsletter-known': null
  'operate-mails.names.report-digest': null
  'operate-mails.names.benefit-claim': null
  'operate-mails.when.confirm-address': null
  'operate-mails.when.two-accounts': null
  'operate-mails.when.reset-password': null
  'operate-mails.when.password-changed': null
  'operate-mails.when.new-address': null
  'operate-mails.when.taken-address': null
  'operate-mails.when.leave-address': null
  'operate-mails.when.address-changed': null
  'operate-mails.when.former-address': null
  'operate-mails.when.address-left': null
  'operate-mails.when.factor-changed': null
  'operate-mails.when.codes-guessed': null
  'operate-mails.when.recovery-code-used': null
  'operate-mails.when.passkey-refused': null
  'operate-mails.when.claim': null
  'operate-mails.when.claim-reminder': null
  'operate-mails.when.claim-accepted': null
  'operate-mails.when.claim-refused': null
  'operate-mails.when.member-joined': null
  'operate-mails.when.profiles-merged': null
  'operate-mails.when.credential-confirmed': null
  'operate-mails.when.credential-incomplete': null
  'operate-mails.when.credential-refused': null
  'operate-mails.when.renewal-refused': null
  'operate-mails.when.credential-suspended': null
  'operate-mails.when.credential-restored': null
  'operate-mails.when.credential-revoked': null
  'operate-mails.when.credentials-end': null
  'operate-mails.when.report-received': null
  'operate-mails.when.report-decided': null
  'operate-mails.when.report-lifted': null
  'operate-mails.when.profile-suspended': null
  'operate-mails.when.profile-restored': null
  'operate-mails.when.appeal-upheld': null
  'operate-mails.when.appeal-lifted': null
  'operate-mails.when.invitation': null
  'operate-mails.when.buyer-invitation': null
  'operate-mails.when.supplier-news': null
  'operate-mails.when.newsletter-confirm': null
  'operate-mails.when.newsletter-known': null
  'operate-mails.when.report-digest': null
  'operate-mails.when.benefit-claim': null
  'operate-mails.variant': null
  'operate-mails.variants.followed': null
  'operate-mails.variants.link': null
  'operate-mails.variants.account-page': null
  'operate-mails.variants.passkey-added': null
  'operate-mails.variants.passkey-removed': null
  'operate-mails.variants.app-added': null
  'operate-mails.variants.app-removed': null
  'operate-mails.variants.codes-renewed': null
  'operate-mails.variants.all-removed': null
  'operate-mails.variants.named': null
  'operate-mails.variants.unnamed': null
  'operate-mails.variants.unconfirmed': null
  'operate-mails.variants.operator': null
  'operate-mails.variants.quoted': null
  'operate-mails.variants.plain': null
  'operate-mails.variants.quoted-person': null
  'operate-mails.variants.plain-person': null
  'operate-mails.variants.quoted-nobody': null
  'operate-mails.variants.plain-nobody': null
  'operate-mails.variants.one': null
  'operate-mails.variants.several': null
  'operate-mails.variants.no-issue': null
  'operate-mails.variants.corrected': null
  'operate-mails.variants.suspended': null
  'operate-mails.variants.credential-suspended': null
  'operate-mails.variants.no-issue-unnamed': null
  'operate-mails.variants.corrected-unnamed': null
  'operate-mails.variants.suspended-unnamed': null
  'operate-mails.variants.credential-suspended-unnamed': null
  'operate-mails.variants.profile': null
  'operate-mails.variants.credential': null
  'operate-mails.variants.fifo': null
  'operate-mails.variants.butn': null
  'operate-mails.brand': null
  'operate-mails.language': null
  'operate-mails.texts': null
  'operate-mails.wordings.draft': null
  'operate-mails.wordings.published': null
  'operate-mails.noBrands': null
  'operate-mails.noBrandsText': null
  'operate-mails.writing': null
  'operate-mails.notWritten': null
  'operate-mails.shown.draft': null
  'operate-mails.shown.published': null
  'operate-mails.examples': null
  'operate-mails.subject': null
  'operate-mails.letter': null
  'operate-mails.frame': { name: string | number; language: string | number }
  'operate-mails.plainText': null
  'operate-mails.parts': null
  'operate-mails.noParts': null
  'operate-mails.builtIn': null
  'operate-mails.own': null
  'operate-mails.isUnfit': null
  'operate-mails.edit': null
  'operate-mails.editOne': { id: string | number }
  'operate-mails.fixed.signIn': null
  'operate-mails.fixed.letter': null
  'operate-mails.fixed.trust': null
  'operate-mails.fixed.api': null
  'operate-mails.fixed.noBrand': null
  'operate-mails.fixed.report': null
  'operate-mails.fixed.operators': null
  'operate-mails.test.send': null
  'operate-mails.test.text': { most: string | number }
  'operate-mails.test.sent': { address: string | number }
  'operate-mails.test.subject': { subject: string | number }
  'operate-mails.test.mark': null
  'operate-mails.topics.buyers': null
  'operate-mails.names.request-sent': null
  'operate-mails.names.request-answered': null
  'operate-mails.when.request-sent': null
  'operate-mails.when.request-answered': null
  'operate-modules.title': null
  'operate-modules.text': null
  'operate-modules.loading': null
  'operate-modules.failed': null
  'operate-modules.none': null
  'operate-modules.noneText': null
  'operate-modules.add': null
  'operate-modules.back': null
  'operate-modules.fields.caption': null
  'operate-modules.fields.title': null
  'operate-modules.titleHint': null
  'operate-modules.fields.icon_url': null
  'operate-modules.iconHint': null
  'operate-modules.fields.questionnaire': null
  'operate-modules.noAddress': { soon: string | number }
  'operate-modules.comingSoon': null
  'operate-modules.elsewhere': null
  'operate-modules.address': null
  'operate-modules.addressHint': null
  'operate-modules.fields.formId': null
  'operate-modules.formHint': null
  'operate-modules.fields.tags': null
  'operate-modules.tagOf': { place: string | number }
  'operate-modules.addTag': null
  'operate-modules.fields.attributeIds': null
  'operate-modules.earnsHint': null
  'operate-modules.earnsOwn': null
  'operate-modules.preview': null
  'operate-modules.removeTitle': null
  'operate-modules.removeText': { title: string | number }
  'operate-newsletter.title': null
  'operate-newsletter.text': null
  'operate-newsletter.campaigns': null
  'operate-newsletter.letters': null
  'operate-newsletter.counts.title': null
  'operate-newsletter.counts.loading': null
  'operate-newsletter.counts.failed': null
  'operate-newsletter.counts.confirmed': null
  'operate-newsletter.counts.waiting': null
  'operate-newsletter.counts.all': null
  'operate-newsletter.counts.signedUp': null
  'operate-newsletter.counts.more': null
  'operate-newsletter.brand': null
  'operate-newsletter.tag': null
  'operate-newsletter.state': null
  'operate-newsletter.states.confirmed': null
  'operate-newsletter.states.waiting': null
  'operate-newsletter.address': null
  'operate-newsletter.apply': null
  'operate-newsletter.order': null
  'operate-newsletter.orders.newest': null
  'operate-newsletter.orders.address': null
  'operate-newsletter.filters': null
  'operate-newsletter.loading': null
  'operate-newsletter.failed': null
  'operate-newsletter.none': null
  'operate-newsletter.noneText': null
  'operate-newsletter.noMatch': null
  'operate-newsletter.noMatchText': null
  'operate-newsletter.clear': null
  'operate-newsletter.columns.email': null
  'operate-newsletter.columns.name': null
  'operate-newsletter.columns.newsletter': null
  'operate-newsletter.columns.signedUp': null
  'operate-newsletter.columns.confirmed': null
  'operate-newsletter.columns.remove': null
  'operate-newsletter.notConfirmed': null
  'operate-newsletter.more': null
  'operate-newsletter.count': { count: number }
  'operate-newsletter.export.title': null
  'operate-newsletter.export.confirmed': null
  'operate-newsletter.export.all': null
  'operate-newsletter.export.text': null
  'operate-newsletter.export.done': null
  'operate-newsletter.export.notYours': null
  'operate-newsletter.export.question': null
  'operate-newsletter.export.warning': null
  'operate-newsletter.remove.one': { email: string | number }
  'operate-newsletter.remove.button': null
  'operate-newsletter.remove.question': { email: string | number }
  'operate-newsletter.remove.text': null
  'operate-newsletter.remove.confirm': null
  'operate-newsletter.remove.done': { email: string | number }
  'operate-numbers.title': null
  'operate-numbers.text': null
  'operate-numbers.loading': null
  'operate-numbers.failed': null
  'operate-numbers.period': null
  'operate-numbers.lastDays': { days: number }
  'operate-numbers.brand': null
  'operate-numbers.allBrands': null
  'operate-numbers.export': null
  'operate-numbers.asOf': { moment: string | number }
  'operate-numbers.notYet': null
  'operate-numbers.now': null
  'operate-numbers.now.waiting.credentials': null
  'operate-numbers.now.waiting.claims': null
  'operate-numbers.now.waiting.duplicates': null
  'operate-numbers.now.waiting.reports': null
  'operate-numbers.now.waiting.appeals': null
  'operate-numbers.now.waiting.benefits': null
  'operate-numbers.now.medianWait': null
  'operate-numbers.now.ninetiethWait': null
  'operate-numbers.now.undelivered': null
  'operate-numbers.now.none': null
  'operate-numbers.atLeast': { count: string | number }
  'operate-numbers.wait.less': null
  'operate-numbers.wait.hours': { hours: number }
  'operate-numbers.wait.days': { days: number }
  'operate-numbers.group.suppliers': null
  'operate-numbers.group.credentials': null
  'operate-numbers.group.visits': null
  'operate-numbers.group.searches': null
  'operate-numbers.note.suppliers': null
  'operate-numbers.note.credentials': null
  'operate-numbers.note.visits': null
  'operate-numbers.note.searches': null
  'operate-numbers.name.suppliers': null
  'operate-numbers.name.newSuppliers': null
  'operate-numbers.name.complete': null
  'operate-numbers.name.members': null
  'operate-numbers.name.verified': null
  'operate-numbers.name.expiring': null
  'operate-numbers.name.decided': null
  'operate-numbers.name.refused': null
  'operate-numbers.name.views': null
  'operate-numbers.name.badges': null
  'operate-numbers.name.widgets': null
  'operate-numbers.name.searches': null
  'operate-numbers.name.emptySearches': null
  'operate-numbers.before': { count: string | number }
  'operate-numbers.show': null
  'operate-numbers.day': null
  'operate-numbers.value': null
  'operate-numbers.unknown': null
  'operate-numbers.audit.title': null
  'operate-numbers.audit.text': null
  'operate-numbers.audit.ofBrands': null
  'operate-numbers.audit.loading': null
  'operate-numbers.audit.failed': null
  'operate-numbers.audit.filters': null
  'operate-numbers.audit.action': null
  'operate-numbers.audit.actionHint': null
  'operate-numbers.audit.actor': null
  'operate-numbers.audit.actorHint': null
  'operate-numbers.audit.subject': null
  'operate-numbers.audit.subjectHint': null
  'operate-numbers.audit.from': null
  'operate-numbers.audit.to': null
  'operate-numbers.audit.apply': null
  'operate-numbers.audit.clear': null
  'operate-numbers.audit.badAction': null
  'operate-numbers.audit.time': null
  'operate-numbers.audit.details': null
  'operate-numbers.audit.only': { what: string | number }
  'operate-numbers.audit.older': null
  'operate-numbers.audit.until': { moment: string | number }
  'operate-numbers.audit.beginning': null
  'operate-numbers.audit.count': { count: number }
  'operate-numbers.audit.none': null
  'operate-numbers.audit.noneText': null
  'operate-numbers.audit.mostRows': null
  'operate-offers.title': null
  'operate-offers.text': null
  'operate-offers.loading': null
  'operate-offers.failed': null
  'operate-offers.none': null
  'operate-offers.noneText': null
  'operate-offers.add': null
  'operate-offers.back': null
  'operate-offers.fields.offerLabel': null
  'operate-offers.fields.title': null
  'operate-offers.fields.description': null
  'operate-offers.fields.tag': null
  'operate-offers.fields.category': null
  'operate-offers.categoryHint': null
  'operate-offers.fields.discountCode': null
  'operate-offers.fields.offerPercentage': null
  'operate-offers.percentageHint': null
  'operate-offers.fields.iconCategories': null
  'operate-offers.fields.callToAction': null
  'operate-offers.fields.callToActionLink': null
  'operate-offers.linkHint': null
  'operate-offers.fields.isFifo': null
  'operate-offers.preview': null
  'operate-offers.claim': null
  'operate-offers.removeTitle': null
  'operate-offers.removeText': { title: string | number }
  'operate-questionnaires.title': null
  'operate-questionnaires.text': null
  'operate-questionnaires.loading': null
  'operate-questionnaires.failed': null
  'operate-questionnaires.none': null
  'operate-questionnaires.noneText': null
  'operate-questionnaires.add': null
  'operate-questionnaires.back': null
  'operate-questionnaires.removeTitle': null
  'operate-questionnaires.removeText': { title: string | number }
  'operate-questionnaires.fields.title': null
  'operate-questionnaires.fields.intro': null
  'operate-questionnaires.fields.minutes': null
  'operate-questionnaires.fields.text': null
  'operate-questionnaires.textHint': null
  'operate-questionnaires.fields.hint': null
  'operate-questionnaires.fields.explanation': null
  'operate-questionnaires.explanationHint': null
  'operate-questionnaires.fields.kind': null
  'operate-questionnaires.kinds.one': null
  'operate-questionnaires.kinds.several': null
  'operate-questionnaires.fields.most': null
  'operate-questionnaires.mostHint': null
  'operate-questionnaires.fields.options': null
  'operate-questionnaires.fields.label': null
  'operate-questionnaires.fields.points': null
  'operate-questionnaires.fields.exclusive': null
  'operate-questionnaires.fields.order': null
  'operate-questionnaires.optionOf': { place: string | number }
  'operate-questionnaires.pointsOf': { place: string | number }
  'operate-questionnaires.exclusive': null
  'operate-questionnaires.addOption': null
  'operate-questionnaires.questions': null
  'operate-questionnaires.questionOf': { place: string | number }
  'operate-questionnaires.optionsOf': { count: number }
  'operate-questionnaires.addQuestion': null
  'operate-questionnaires.open': null
  'operate-questionnaires.openOne': { title: string | number }
  'operate-questionnaires.close': null
  'operate-questionnaires.closeOne': { title: string | number }
  'operate-questionnaires.preview': null
  'operate-questionnaires.count': { count: number }
  'operate-questionnaires.walk': null
  'operate-questionnaires.quiet': null
  'operate-questionnaires.quietText': null
  'operate-questionnaires.interrupts': { added: string | number; changed: string | number; gone: string | number }
  'operate-questionnaires.interruptsText': null
  'operate-questionnaires.placeOf': { place: string | number; count: string | number }
  'operate-questionnaires.yes': null
  'operate-questionnaires.no': null
  'operate-questionnaires.faults.number': { least: string | number; most: string | number }
  'operate-questionnaires.faults.too-few-questions': null
  'operate-questionnaires.faults.too-few-options': null
  'operate-questionnaires.faults.repeated-question': null
  'operate-questionnaires.faults.repeated-option': null
  'operate-questionnaires.faults.no-points': null
  'operate-questionnaires.faults.only-for-several': null
  'operate-questionnaires.faults.most-missing': null
  'operate-questionnaires.faults.most-nothing': null
  'operate-questionnaires.faults.most-unreachable': { most: string | number }
  'operate-questionnaires.faults.others-useless': { most: string | number }
  'operate-records.editOne': { title: string | number }
  'operate-records.viewOne': { title: string | number }
  'operate-records.shownBy': null
  'operate-records.everyBrand': null
  'operate-records.allBrands': null
  'operate-records.gone': null
  'operate-records.goneText': null
  'operate-records.readOnly': null
  'operate-records.id': null
  'operate-records.idHint': null
  'operate-records.brand': null
  'operate-records.noPercentage': null
  'operate-records.previewLanguage': null
  'operate-records.save': null
  'operate-records.saved': { title: string | number }
  'operate-records.remove': null
  'operate-records.removed': { title: string | number }
  'operate-records.discard': null
  'operate-records.unsaved': null
  'operate-records.conflict': null
  'operate-records.conflictText': null
  'operate-records.goneTyped': null
  'operate-records.mine': null
  'operate-records.theirs': null
  'operate-records.empty': null
  'operate-records.keepMine': null
  'operate-records.takeTheirs': null
  'operate-reports.title': null
  'operate-reports.count': { count: number }
  'operate-reports.empty': null
  'operate-reports.emptyText': null
  'operate-reports.list.appeal': null
  'operate-reports.filters.state': null
  'operate-reports.filters.reason': null
  'operate-reports.states.open': null
  'operate-reports.states.decided': null
  'operate-reports.states.appeal': null
  'operate-reports.states.appeal-decided': null
  'operate-reports.outcomes.no-issue': null
  'operate-reports.outcomes.corrected': null
  'operate-reports.outcomes.suspended': null
  'operate-reports.outcomes.credential-suspended': null
  'operate-reports.outcomes.upheld': null
  'operate-reports.outcomes.lifted': null
  'operate-reports.case.loading': null
  'operate-reports.case.failed': null
  'operate-reports.case.goneText': null
  'operate-reports.case.what': null
  'operate-reports.case.reported': null
  'operate-reports.case.appealed': null
  'operate-reports.case.aboutProfile': null
  'operate-reports.case.aboutCredential': { credential: string | number }
  'operate-reports.case.guest': null
  'operate-reports.case.nobody': null
  'operate-reports.case.notKept': null
  'operate-reports.case.deleted': null
  'operate-reports.case.decided': null
  'operate-reports.profile.title': null
  'operate-reports.profile.open': null
  'operate-reports.profile.state': null
  'operate-reports.profile.suspended': null
  'operate-reports.profile.since': null
  'operate-reports.profile.website': null
  'operate-reports.profile.description': null
  'operate-reports.profile.credentials': null
  'operate-reports.profile.none': null
  'operate-reports.earlier.title': { count: number }
  'operate-reports.earlier.open': null
  'operate-reports.suspensions.title': null
  'operate-reports.suspensions.profile': null
  'operate-reports.suspensions.since': { day: string | number }
  'operate-reports.suspensions.own': null
  'operate-reports.suspensions.over': null
  'operate-reports.suspensions.end': null
  'operate-reports.suspensions.ended': null
  'operate-reports.decide.outcome': null
  'operate-reports.decide.done': { supplier: string | number }
  'operate-reports.decide.failed': { supplier: string | number }
  'operate-reports.decide.no-issue.label': null
  'operate-reports.decide.no-issue.hint': null
  'operate-reports.decide.corrected.label': null
  'operate-reports.decide.corrected.hint': null
  'operate-reports.decide.suspended.label': null
  'operate-reports.decide.suspended.hint': null
  'operate-reports.decide.credential-suspended.label': null
  'operate-reports.decide.credential-suspended.hint': null
  'operate-reports.decide.owners': null
  'operate-reports.decide.noOwners': null
  'operate-reports.decide.untold': null
  'operate-reports.decide.reason': null
  'operate-reports.decide.reasonHint': null
  'operate-reports.decide.credential': null
  'operate-reports.decide.chooseCredential': null
  'operate-reports.decide.publicNote': null
  'operate-reports.decide.publicNoteHint': null
  'operate-reports.decide.note': null
  'operate-reports.decide.noteHint': null
  'operate-reports.decide.noteUntold': null
  'operate-reports.decide.close': null
  'operate-reports.decide.suspend': null
  'operate-reports.decide.missing.outcome': null
  'operate-reports.decide.missing.reason': null
  'operate-reports.decide.missing.credentialId': null
  'operate-reports.decide.missing.publicNote': null
  'operate-reports.appeal.title': null
  'operate-reports.appeal.own': null
  'operate-reports.appeal.upheld.label': null
  'operate-reports.appeal.upheld.hint': null
  'operate-reports.appeal.lifted.label': null
  'operate-reports.appeal.lifted.hint': null
  'operate-reports.appeal.note': null
  'operate-reports.appeal.noteHint': null
  'operate-reports.appeal.missing': null
  'operate-reports.appeal.decide': null
  'operate-texts.fixed': null
  'operate-texts.loading': null
  'operate-texts.failed': null
  'operate-texts.language': null
  'operate-texts.search': null
  'operate-texts.searchHint': null
  'operate-texts.part': null
  'operate-texts.allParts': null
  'operate-texts.which': null
  'operate-texts.kinds.all': null
  'operate-texts.kinds.changed': null
  'operate-texts.kinds.missing': null
  'operate-texts.kinds.faulty': null
  'operate-texts.found': { count: number }
  'operate-texts.foundWithOwn': { count: number; changed: string | number }
  'operate-texts.nothing': null
  'operate-texts.clear': null
  'operate-texts.list': null
  'operate-texts.isChanged': null
  'operate-texts.isFaulty': null
  'operate-texts.builtIn': null
  'operate-texts.own': null
  'operate-texts.ownHint': null
  'operate-texts.withdrawn': null
  'operate-texts.places': null
  'operate-texts.placeKinds.text': { name: string | number }
  'operate-texts.placeKinds.number': { name: string | number }
  'operate-texts.placeKinds.choice': { name: string | number }
  'operate-texts.tags': { name: string | number }
  'operate-texts.example': null
  'operate-texts.examples': null
  'operate-texts.back': null
  'operate-texts.isBack': null
  'operate-texts.faults.syntax': null
  'operate-texts.faults.empty': null
  'operate-texts.faults.edges': null
  'operate-texts.faults.unseen': null
  'operate-texts.faults.format': { what: string | number }
  'operate-texts.faults.placesMissing': { what: string | number }
  'operate-texts.faults.placesUnknown': { what: string | number }
  'operate-texts.faults.placesUnfit': { what: string | number }
  'operate-texts.faults.tagsMissing': { what: string | number }
  'operate-texts.faults.tagsUnknown': { what: string | number }
  'operate-texts.faults.tagsOpen': { what: string | number }
  'operate-texts.faults.pluralMissing': { what: string | number }
  'operate-texts.faults.pluralUnused': { what: string | number }
  'operate-texts.faults.choicesMissing': { what: string | number }
  'operate-texts.faults.choicesUnknown': { what: string | number }
  'operate-texts.faults.unknownLanguage': null
  'operate-texts.faults.unknownId': null
  'operate-texts.faults.fixed': null
  'operate-texts.faults.tooMuch': { length: string | number; most: string | number }
  'operate-texts.fault': { fault: string | number }
  'operate-texts.parts.address-reminder': null
  'operate-texts.parts.affiliate': null
  'operate-texts.parts.app-update': null
  'operate-texts.parts.badge-dialog': null
  'operate-texts.parts.badge-guide': null
  'operate-texts.parts.benefits': null
  'operate-texts.parts.buying': null
  'operate-texts.parts.requests': null
  'operate-texts.parts.compare': null
  'operate-texts.parts.brand-previews': null
  'operate-texts.parts.calendar': null
  'operate-texts.parts.consent': null
  'operate-texts.parts.controls': null
  'operate-texts.parts.discover': null
  'operate-texts.parts.discover-map': null
  'operate-texts.parts.evidence': null
  'operate-texts.parts.frame': null
  'operate-texts.parts.get-started': null
  'operate-texts.parts.history-page': null
  'operate-texts.parts.install': null
  'operate-texts.parts.invite': null
  'operate-texts.parts.invoice-finance': null
  'operate-texts.parts.landing': null
  'operate-texts.parts.mail': null
  'operate-texts.parts.manage': null
  'operate-texts.parts.manifest': null
  'operate-texts.parts.members': null
  'operate-texts.parts.modules': null
  'operate-texts.parts.newsletter': null
  'operate-texts.parts.newsletter-pages': null
  'operate-texts.parts.outbox': null
  'operate-texts.parts.outbox-status': null
  'operate-texts.parts.pathways': null
  'operate-texts.parts.pictures': null
  'operate-texts.parts.profile': null
  'operate-texts.parts.profile-form': null
  'operate-texts.parts.questionnaire': null
  'operate-texts.parts.register': null
  'operate-texts.parts.supplier-news-pages': null
  'operate-texts.parts.reminder-pages': null
  'operate-texts.parts.reminders': null
  'operate-texts.parts.report-mail': null
  'operate-texts.parts.seen': null
  'operate-texts.parts.share': null
  'operate-texts.parts.shared-files': null
  'operate-texts.parts.sign-in': null
  'operate-texts.parts.terms': null
  'operate-texts.parts.ui': null
  'operate-texts.parts.visits': null
  'outbox.queueTitle': null
  'outbox.queueText': null
  'outbox.notStoredText': null
  'outbox.emptyTitle': null
  'outbox.emptyText': null
  'outbox.states.draft': null
  'outbox.states.waiting': null
  'outbox.states.sending': null
  'outbox.states.sign-in': null
  'outbox.states.refused': null
  'outbox.states.conflict': null
  'outbox.states.unreadable': null
  'outbox.unassigned': null
  'outbox.goesWithProfile': null
  'outbox.waitingOffline': null
  'outbox.refusedBecause': { problem: string | number }
  'outbox.waitsBecause': { problem: string | number }
  'outbox.changed': { moment: string | number }
  'outbox.lost': null
  'outbox.open': null
  'outbox.openNamed': { name: string | number }
  'outbox.signIn': null
  'outbox.signInNewTab': null
  'outbox.sendNow': null
  'outbox.notSent': null
  'outbox.export': null
  'outbox.exportText': null
  'outbox.exportFiles': null
  'outbox.exported': null
  'outbox.fileName': null
  'outbox.discard': null
  'outbox.changesTo': { name: string | number }
  'outbox.file': { name: string | number }
  'outbox.discardNamed': { subject: string | number }
  'outbox.discardQuestion': { subject: string | number }
  'outbox.discardText': { parts: string | number }
  'outbox.cannotBeUndone': null
  'outbox.keep': null
  'outbox.discarded': { subject: string | number }
  'outbox.signOutTitle': null
  'outbox.signOutText': null
  'outbox.answers': { count: number }
  'outbox.forms': { count: number }
  'outbox.nothingLeftTitle': null
  'outbox.nothingLeftText': null
  'outbox.stay': null
  'outbox.unsentFile': { name: string | number }
  'outbox.signOut': null
  'outbox.signOutDiscard': null
  'outbox-status.unsent': { count: number }
  'outbox-status.drafts': { count: number }
  'outbox-status.waiting': { count: number }
  'outbox-status.sending': { count: number }
  'outbox-status.sent': null
  'outbox-status.signInToSend': { count: number }
  'outbox-status.refusedCount': { count: number }
  'outbox-status.conflictCount': { count: number }
  'outbox-status.unreadableCount': { count: number }
  'outbox-status.notStored': null
  'outbox-status.showQueue': null
  'outbox-status.notLoaded': null
  'outbox-status.signOutFailed': null
  'pathways.title': null
  'pathways.intro': null
  'pathways.listName': null
  'pathways.offline': null
  'pathways.found': { shown: number }
  'pathways.foundBest': { shown: string | number; fitting: string | number }
  'pathways.filtered': { all: number; shown: string | number }
  'pathways.none': null
  'pathways.first': null
  'pathways.kinds.certification': null
  'pathways.kinds.rating': null
  'pathways.kinds.membership': null
  'pathways.why': null
  'pathways.more': { name: string | number }
  'pathways.less': { name: string | number }
  'pathways.badges': { name: string | number }
  'pathways.website': null
  'pathways.websiteOf': { name: string | number }
  'pathways.add': null
  'pathways.added': null
  'pathways.save': null
  'pathways.undo': null
  'pathways.about': { name: string | number }
  'pathways.filters': null
  'pathways.filterRegion': null
  'pathways.active': { count: number }
  'pathways.badgeLegend': null
  'pathways.kind': null
  'pathways.allKinds': null
  'pathways.location': null
  'pathways.chosenLocations': null
  'pathways.industry': null
  'pathways.chosenIndustries': null
  'pathways.searchHint': null
  'pathways.noMatch': null
  'pathways.retry': null
  'pathways.chosen': { name: string | number }
  'pathways.reset': null
  'pathways.emptyTitle': null
  'pathways.emptyAdvice': null
  'pathways.missing': null
  'pathways.nothingMissing': null
  'pathways.parts.locations': null
  'pathways.parts.products': null
  'pathways.parts.size': null
  'pathways.parts.attributes': null
  'pathways.update': null
  'pathways.closer': null
  'pathways.filteredTitle': null
  'pathways.filteredText': null
  'pathways.fetch.loading': null
  'pathways.fetch.failed': null
  'pathways.locationsFailed': null
  'pathways.industriesFailed': null
  'pictures.profile': null
  'pictures.profileName': null
  'pictures.profileFirst': null
  'pictures.profileSecond': null
  'pictures.supplier': { name: string | number; credentials: string | number }
  'pictures.portalWithoutName': null
  'pictures.portalLine': null
  'pictures.plainProfile': null
  'pictures.plainFirst': null
  'pictures.plainSupplier': { name: string | number }
  'pictures.checked': { count: number }
  'pictures.checkedSchemes': { name: string | number; checked: string | number; schemes: string | number }
  'pictures.plainSecond': null
  'problems.unauthenticated': null
  'problems.unauthenticated.ended': null
  'problems.unauthenticated.ended-invite': null
  'problems.identity-unavailable': null
  'problems.no-token': null
  'problems.sign-in-cancelled': null
  'problems.sign-in-failed': null
  'problems.no-answer.unreachable': null
  'problems.no-answer.too-slow': null
  'problems.no-answer.sign-in': null
  'problems.no-answer.offline': null
  'problems.no-answer.unspecific': null
  'problems.request-failed.unspecific': null
  'problems.page-answered.unspecific': null
  'problems.captive': null
  'problems.unreadable-answer': null
  'problems.unreadable-answer.part': { part: string | number }
  'problems.unreadable-answer.file': null
  'problems.lost-content': null
  'problems.too-many-requests.wait': { seconds: string | number }
  'problems.too-many-requests.network': null
  'problems.too-many-requests.sign-ups': null
  'problems.too-many-requests.reports': null
  'problems.too-many-requests.test-mails': null
  'problems.timeout.arrival': null
  'problems.timeout.answer': null
  'problems.malformed.json': null
  'problems.malformed.encoding': null
  'problems.malformed.hosts': null
  'problems.malformed.http': null
  'problems.forbidden.address': null
  'problems.not-found.address': null
  'problems.not-found.preview': null
  'problems.not-found.form-service': null
  'problems.too-large': null
  'problems.too-long.address': null
  'problems.too-long.headers': null
  'problems.unsupported-type.types': { types: string | number }
  'problems.out-of-range': null
  'problems.unavailable': null
  'problems.overloaded': null
  'problems.internal': null
  'problems.database-unavailable': null
  'problems.search-unavailable': null
  'problems.database-busy': null
  'problems.storage-full': null
  'problems.in-progress': null
  'problems.already-done': null
  'problems.idempotency-key-reused': null
  'problems.version-conflict': null
  'problems.suspended.profile': null
  'problems.suspended.since': { since: string | number }
  'problems.suspended.noted': { since: string | number; note: string | number }
  'problems.suspended.changes': null
  'problems.not-an-operator': null
  'problems.address-unconfirmed': null
  'problems.address-unconfirmed.buyer': null
  'problems.second-factor-needed': null
  'problems.sign-in-again.session': null
  'problems.sign-in-again.final': null
  'problems.sign-in-again.hosts': null
  'problems.hosts-of-admins': null
  'problems.leased.by': { name: string | number }
  'problems.not-waiting.changed': null
  'problems.not-waiting.claim': null
  'problems.not-waiting.done': null
  'problems.not-waiting.duplicate': null
  'problems.unknown-invitation': null
  'problems.invitation-over': null
  'problems.last-admin': null
  'problems.unknown-operator': null
  'problems.own-organisation': null
  'problems.no-appeal.appealed': null
  'problems.no-appeal.over': null
  'problems.report-closed': null
  'problems.own-suspension': null
  'problems.unknown-report': null
  'problems.unknown-pair': null
  'problems.unfit-decision.state': { state: string | number }
  'problems.unfit-decision.outcome': { state: string | number }
  'problems.as-of.ahead': null
  'problems.as-of.unknown': { since: string | number }
  'problems.as-of.not-shown': null
  'problems.unknown-organisation': null
  'problems.last-owner': null
  'problems.unknown-member': null
  'problems.not-accepted': null
  'problems.not-a-member': null
  'problems.not-a-member.organisation-gone': null
  'problems.unknown-buyer': null
  'problems.buyer-role.editor': null
  'problems.buyer-role.admin': null
  'problems.last-buyer-admin': null
  'problems.buyer-member-known': null
  'problems.too-many-buyers.account': { most: string | number }
  'problems.too-many-buyer-members.team': { most: string | number }
  'problems.search-saved.named': { name: string | number }
  'problems.search-open': null
  'problems.too-many-searches.buyer': { most: string | number }
  'problems.too-many-follows.buyer': { most: string | number }
  'problems.too-many-objectives.buyer': { most: string | number }
  'problems.list-state.start': null
  'problems.list-state.cancel': null
  'problems.list-state.done': null
  'problems.too-many-lists.buyer': { most: string | number }
  'problems.too-many-lists.open': { most: string | number }
  'problems.too-many-shortlists.buyer': { most: string | number }
  'problems.too-many-shortlisted.list': { most: string | number }
  'problems.pending': null
  'problems.not-an-owner': null
  'problems.no-verified-credential': null
  'problems.unverified-link': null
  'problems.unknown-brand.named': { brand: string | number }
  'problems.unknown-brand.id': null
  'problems.unknown-record': null
  'problems.record-exists': null
  'problems.record-changed': null
  'problems.not-an-operator.shared-record': null
  'problems.not-an-operator.catalogue': null
  'problems.entry-changed.file': { ids: string | number }
  'problems.unfit-entry.merged': { into: string | number }
  'problems.unfit-entry.retired': null
  'problems.unfit-entry.offered': null
  'problems.unfit-merger.itself': null
  'problems.unfit-merger.unknown': { into: string | number }
  'problems.unfit-merger.not-offered': { into: string | number }
  'problems.unfit-csv.faults': { count: number; line: string | number; column: string | number }
  'problems.unfit-csv.unreadable': null
  'problems.unfit-csv.column': { column: string | number }
  'problems.unfit-csv.column-twice': { column: string | number }
  'problems.unfit-csv.no-id': null
  'problems.unfit-csv.no-name': null
  'problems.unfit-csv.cells': { found: string | number; expected: string | number }
  'problems.unfit-csv.quotes': null
  'problems.unfit-csv.rows': { most: string | number }
  'problems.unfit-csv.empty': null
  'problems.unfit-csv.needed': { column: string | number }
  'problems.unfit-csv.id-twice': { before: string | number }
  'problems.unfit-csv.merged': { into: string | number }
  'problems.unfit-csv.yes-or-no': null
  'problems.brand-exists': null
  'problems.brand-conflict.places': { paths: string | number }
  'problems.brand-changed.draft': null
  'problems.brand-changed.published': null
  'problems.brand-faults.found': { count: number; field: string | number }
  'problems.unfit-picture.type': null
  'problems.unfit-picture.pixels': null
  'problems.unfit-picture.broken': null
  'problems.unfit-picture.drawing': null
  'problems.unfit-picture.large-drawing': null
  'problems.unfit-picture.many': null
  'problems.too-many-files.limit': { most: string | number }
  'problems.too-many-files.unused': { most: string | number }
  'problems.no-room.limit': { megabytes: string | number }
  'problems.unknown-host.brand': null
  'problems.unknown-host.portal': null
  'problems.mail-unavailable.newsletter': null
  'problems.mail-unavailable.invitations': null
  'problems.too-many-invitations.left': { most: string | number; left: number }
  'problems.too-many-invitations.people': { most: string | number; left: number }
  'problems.unknown-id.identifier-type': null
  'problems.unknown-id.place': null
  'problems.unknown-id.entry': { list: string | number; id: string | number }
  'problems.unknown-evidence': null
  'problems.lost-evidence': null
  'problems.unknown-affiliate': null
  'problems.unknown-questionnaire': null
  'problems.questionnaire-changed.since': { revision: string | number }
  'problems.questionnaire-asked.by': { modules: string | number }
  'problems.questionnaire-of-release': null
  'problems.unknown-module': null
  'problems.unknown-content': null
  'problems.no-such-benefit': null
  'problems.no-such-claim': null
  'problems.not-signed-up': null
  'problems.invalid-signature': null
  'problems.wrong-form': null
  'problems.no-ticket': null
  'problems.ticket-expired': null
  'problems.invalid_colour': { field: string | number }
  'problems.invalid.unfit': { field: string | number; fault: string | number }
  'problems.invalid.remark': { fault: string | number }
  'problems.invalid.empty': { field: string | number }
  'problems.invalid.too-short': { field: string | number; least: string | number }
  'problems.invalid.too-long': { field: string | number; most: string | number }
  'problems.invalid.control-characters': { field: string | number }
  'problems.invalid.too-many-entries': { field: string | number; most: string | number }
  'problems.invalid.too-many-addresses': { field: string | number; most: string | number }
  'problems.invalid.leaves-too-many': { field: string | number; most: string | number }
  'problems.invalid.no-business-number': { field: string | number }
  'problems.invalid.leaves-no-number': { field: string | number }
  'problems.invalid.repeated-registry': null
  'problems.invalid.number-form': { type: string | number; example: string | number }
  'problems.invalid.number-digits': { type: string | number }
  'problems.invalid.website': null
  'problems.invalid.certificate-number': { field: string | number; example: string | number }
  'problems.invalid.day-ahead': { field: string | number }
  'problems.invalid.day-too-old': { field: string | number; years: string | number }
  'problems.invalid.ends-before-issue': { field: string | number }
  'problems.invalid.long-over': { field: string | number; years: string | number }
  'problems.invalid.ends-too-late': { field: string | number; years: string | number }
  'problems.invalid.no-day': { field: string | number }
  'problems.invalid.no-address-of-web': { field: string | number }
  'problems.unfit-csv.id': null
  'problems.invalid.http-address': { field: string | number }
  'problems.invalid.http-address-or-path': { field: string | number }
  'problems.invalid.coupon-code': { field: string | number; category: string | number }
  'problems.invalid.code-of-coupon': { field: string | number; category: string | number }
  'problems.invalid.button-part': { field: string | number }
  'problems.invalid.https-address': { field: string | number }
  'problems.invalid.pattern': { field: string | number }
  'problems.invalid.pattern-example': { field: string | number }
  'problems.invalid.slug': { field: string | number }
  'problems.invalid.given-id': { field: string | number }
  'problems.invalid.no-category': { field: string | number }
  'problems.invalid.goals': { field: string | number }
  'problems.invalid.months': { field: string | number }
  'problems.invalid.one-of': { field: string | number; choices: string | number }
  'problems.invalid.description-language': { field: string | number }
  'problems.invalid.country': { field: string | number }
  'problems.invalid.place': { field: string | number }
  'problems.invalid.other-minority': { field: string | number }
  'problems.invalid.portfolio': { field: string | number }
  'problems.invalid.phone-signs': { field: string | number }
  'problems.invalid.too-few-digits': { field: string | number; least: string | number }
  'problems.invalid.email': null
  'problems.invalid.recipient': null
  'problems.invalid.no-address': { field: string | number }
  'problems.invalid.two-recipient-lists': null
  'problems.invalid.two-messages': null
  'problems.invalid.version-tag': null
  'problems.invalid.list-columns': { field: string | number }
  'problems.invalid.list-telling': null
  'problems.invalid.list-twice': null
  'problems.invalid.list-number': { field: string | number }
  'problems.invalid.list-candidate': { field: string | number }
  'problems.invalid.idempotency-key': null
  'problems.invalid.nested': null
  'problems.invalid.credential-not-held': null
  'problems.invalid.host': null
  'problems.invalid.empty-file': null
  'problems.invalid.file-type': null
  'problems.invalid.unknown-question': { field: string | number }
  'problems.invalid.no-choice': { field: string | number }
  'problems.invalid.repeated-choice': { field: string | number }
  'problems.invalid.unknown-choice': { field: string | number }
  'problems.invalid.one-choice': { field: string | number }
  'problems.invalid.exclusive-choice': { field: string | number; answer: string | number }
  'problems.fields.phoneNumber': null
  'problems.fields.email': null
  'problems.fields.contacts': null
  'problems.fields.descriptions': null
  'problems.fields.identities': null
  'problems.fields.country': null
  'problems.fields.countryCode': null
  'problems.fields.size': null
  'problems.fields.categories': null
  'problems.fields.serviceableLocation': null
  'problems.fields.ownerDemographic': null
  'problems.fields.recipients': null
  'problems.fields.emails': null
  'problems.fields.mailBody': null
  'problems.fields.template': null
  'problems.fields.columns': null
  'problems.fields.decision': null
  'problems.fields.keyword': null
  'problems.fields.answers': null
  'problems.request-open': null
  'problems.request-withdrawn': null
  'problems.requests-refused': null
  'problems.too-many-requests.buyer': { most: string | number }
  'problems.too-many-files.answer': { most: string | number }
  'problems.invalid.due-on': { days: string | number }
  'problems.invalid.request-twice': { field: string | number }
  'problems.invalid.request-item': { field: string | number }
  'problems.invalid.empty-answer': null
  'profile.groups.certification': null
  'profile.groups.rating': null
  'profile.groups.membership': null
  'profile.toolbar': null
  'profile.logIn': null
  'profile.share': null
  'profile.linkCopied': null
  'profile.claim': null
  'profile.redFlag': null
  'profile.yellowFlag': null
  'profile.badges': null
  'profile.verifiedCount': { count: number }
  'profile.location': null
  'profile.website': null
  'profile.about': null
  'profile.aboutText': null
  'profile.products': null
  'profile.serves': null
  'profile.credentials': null
  'profile.modules': null
  'profile.modulesHint': null
  'profile.engage': null
  'profile.sdgs': null
  'profile.targets': null
  'profile.contributesTo': null
  'profile.supports': null
  'profile.events': null
  'profile.directlyRelevant': null
  'profile.indirectlyRelevant': null
  'profile.noneLinked': null
  'profile.noCredentials': null
  'profile.updated': { day: string | number }
  'profile.history': null
  'profile.storedAt': { moment: string | number }
  'profile.storedAtUnknown': null
  'profile.howWeKnow': null
  'profile.reportIssue': null
  'profile.terms': null
  'profile.privacy': null
  'profile.suspendedTitle': null
  'profile.home': null
  'profile.head.previewAlt': { name: string | number }
  'profile.loading': null
  'profile.unknownTitle': null
  'profile.unknownText': null
  'profile.head.description': { name: string | number }
  'profile-form.sections.account': null
  'profile-form.sections.credentials': null
  'profile-form.sections.products': null
  'profile-form.sections.locations': null
  'profile-form.sections.description': null
  'profile-form.intro.account': null
  'profile-form.intro.credentials': null
  'profile-form.intro.products': null
  'profile-form.intro.locations': null
  'profile-form.intro.description': null
  'profile-form.sectionComplete': null
  'profile-form.sectionEmpty': null
  'profile-form.sectionAdded': { count: string | number }
  'profile-form.sectionMissing': { count: number }
  'profile-form.sectionWrong': { count: number }
  'profile-form.allComplete': { all: number }
  'profile-form.progress': { complete: string | number; all: string | number }
  'profile-form.mandatoryDone': { done: string | number; all: string | number }
  'profile-form.isDone': { name: string | number }
  'profile-form.isMissing': { name: string | number }
  'profile-form.mandatory.name': null
  'profile-form.mandatory.website': null
  'profile-form.mandatory.address': null
  'profile-form.mandatory.identifiers': null
  'profile-form.mandatory.description': null
  'profile-form.mandatory.companySize': null
  'profile-form.websiteHint': null
  'profile-form.addressHint': null
  'profile-form.addAddress': null
  'profile-form.businessNumbers': null
  'profile-form.businessNumbersHint': null
  'profile-form.numberHint': { example: string | number }
  'profile-form.countryHint': null
  'profile-form.chooseRegistry': null
  'profile-form.registriesFailed': null
  'profile-form.addNumber': null
  'profile-form.credentialsHint': null
  'profile-form.noCredentials': null
  'profile-form.noCredentialsHint': null
  'profile-form.attributes': null
  'profile-form.chosenAttributes': { count: number }
  'profile-form.ownershipHint': null
  'profile-form.otherAttributesHint': null
  'profile-form.earned': null
  'profile-form.earnedHint': null
  'profile-form.otherMinorityLabel': null
  'profile-form.productsHint': null
  'profile-form.filterHint': null
  'profile-form.chosenLocations': { count: number }
  'profile-form.included': null
  'profile-form.narrowedTo': { name: string | number }
  'profile-form.formIsKept': null
  'profile-form.noResults': null
  'profile-form.searchFailed': null
  'profile-form.save': null
  'profile-form.saving': null
  'profile-form.unsaved': null
  'profile-form.allSaved': null
  'profile-form.missingCount': { count: number }
  'profile-form.summaryTitle': null
  'profile-form.savedHere': null
  'profile-form.sentAgain': null
  'profile-form.needsSignIn': null
  'profile-form.refused': null
  'profile-form.notStored': null
  'profile-form.notSentNotStored': null
  'profile-form.notStoredTitle': null
  'profile-form.notStoredText': null
  'profile-form.draftBack': null
  'profile-form.draftBackText': { when: string | number }
  'profile-form.discard': null
  'profile-form.discardTitle': null
  'profile-form.discardText': null
  'profile-form.discarded': null
  'profile-form.conflictTitle': null
  'profile-form.conflictText': { fields: string | number }
  'profile-form.conflictOpen': null
  'profile-form.conflictHint': null
  'profile-form.mine': null
  'profile-form.theirs': null
  'profile-form.allMine': null
  'profile-form.allTheirs': null
  'profile-form.conflictSave': null
  'profile-form.conflictMissing': null
  'profile-form.later': null
  'profile-form.nothingThere': null
  'profile-form.added': { all: string | number }
  'profile-form.removed': { all: string | number }
  'profile-form.leaveTitle': null
  'profile-form.leaveText': null
  'profile-form.stay': null
  'profile-form.leave': null
  'profile-form.requestFailed': null
  'profile-form.saveTooltip': null
  'profile-form.website': null
  'profile-form.registrationNumber': null
  'profile-form.invalidFormat': null
  'profile-form.tooLong': { field: string | number; most: string | number }
  'profile-form.secondaryAddress': null
  'profile-form.duplicateRegistry': null
  'profile-form.addressFirst': null
  'profile-form.otherMinorityHint': null
  'profile-form.otherMinorityMissing': null
  'profile-form.missing.name': null
  'profile-form.missing.website': null
  'profile-form.missing.address': null
  'profile-form.missing.identifiers': null
  'profile-form.missing.identifierEmpty': null
  'profile-form.missing.registry': null
  'profile-form.missing.identifierDuplicate': null
  'profile-form.missing.description': null
  'profile-form.missing.companySize': null
  'profile-form.descriptions.title': null
  'profile-form.descriptions.count': { count: number }
  'profile-form.descriptions.hint': null
  'profile-form.descriptions.choose': null
  'profile-form.descriptions.add': null
  'profile-form.descriptions.remove': { language: string | number }
  'profile-form.descriptions.removed': { language: string | number }
  'profile-form.descriptions.undo': { language: string | number }
  'profile-form.languages.en': null
  'profile-form.languages.de': null
  'profile-form.languages.fr': null
  'profile-form.languages.es': null
  'profile-form.languages.pt': null
  'profile-form.languages.ar': null
  'profile-form.locations.loading': null
  'profile-form.locations.failed': null
  'profile-form.products.loading': null
  'profile-form.products.failed': null
  'profile-form.form': null
  'profile-form.addressNumber': { number: string | number }
  'profile-form.removeAddress': { number: string | number }
  'profile-form.businessNumber': { number: string | number }
  'profile-form.removeNumber': { number: string | number }
  'profile-form.numberLabel': null
  'profile-form.registry': null
  'profile-form.ownership': null
  'profile-form.otherAttributes': null
  'profile-form.aboutAttribute': { name: string | number }
  'profile-form.searchCredentials': null
  'profile-form.financeEligible': null
  'profile-form.yourCredentials': null
  'profile-form.removeCredential': { name: string | number }
  'profile-form.credentialRemoved': { name: string | number }
  'profile-form.undo': null
  'profile-form.undoRemoval': { name: string | number }
  'profile-form.filterLocations': null
  'profile-form.chosenPlaces': null
  'profile-form.searchProducts': null
  'profile-form.chosenProducts': null
  'profile-form.productAdded': { name: string | number }
  'profile-form.credentialAdded': { name: string | number }
  'profile-form.credentialBack': { name: string | number }
  'profile-form.own.title': null
  'profile-form.own.hint': null
  'profile-form.answer.incomplete': { day: string | number }
  'profile-form.answer.refused': { day: string | number }
  'profile-form.answer.refusedRenewal': { day: string | number }
  'profile-form.answer.next': null
  'profile-form.answer.nextFile': null
  'profile-form.appeal': { credential: string | number }
  'profile-form.answer.waits': { name: string | number }
  'profile-form.waits.place': { before: number }
  'profile-form.waits.median': { days: number }
  'profile-form.details.title': null
  'profile-form.details.renew': null
  'profile-form.details.of': { credential: string | number }
  'profile-form.details.given': { given: string | number; asked: string | number }
  'profile-form.details.hint': null
  'profile-form.details.renewHint': null
  'profile-form.details.names.number': null
  'profile-form.details.names.issuer': null
  'profile-form.details.names.scope': null
  'profile-form.details.names.issuedOn': null
  'profile-form.details.names.expiresOn': null
  'profile-form.details.names.entryUrl': null
  'profile-form.details.numbers.certificate': null
  'profile-form.details.numbers.licence': null
  'profile-form.details.numbers.registration': null
  'profile-form.details.numbers.membership': null
  'profile-form.details.numbers.report': null
  'profile-form.details.scopes.coverage': null
  'profile-form.details.scopes.level': null
  'profile-form.details.example': { example: string | number }
  'profile-form.details.issuerHint': null
  'profile-form.details.scopeHint': null
  'profile-form.details.usual': { months: number }
  'profile-form.details.register': null
  'profile-form.details.line': { credential: string | number; name: string | number; text: string | number }
  'profile-form.details.wrong.numberLike': { example: string | number }
  'profile-form.details.wrong.number': null
  'profile-form.details.wrong.day': null
  'profile-form.details.wrong.entryUrl': null
  'profile-form.details.wrong.signs': null
  'profile-form.details.wrong.day-ahead': null
  'profile-form.details.wrong.day-too-old': { years: string | number }
  'profile-form.details.wrong.ends-before-issue': null
  'profile-form.details.wrong.long-over': { years: string | number }
  'profile-form.details.wrong.ends-too-late': { years: string | number }
  'questionnaire.minutes': { count: number }
  'questionnaire.questions': { count: number }
  'questionnaire.pass': { percent: string | number }
  'questionnaire.earns': null
  'questionnaire.scoring': null
  'questionnaire.continues': { done: string | number; all: string | number }
  'questionnaire.continuesText': null
  'questionnaire.start': null
  'questionnaire.goOn': null
  'questionnaire.startOver': null
  'questionnaire.back': null
  'questionnaire.next': null
  'questionnaire.toReview': null
  'questionnaire.progress': { place: string | number; all: string | number }
  'questionnaire.why': null
  'questionnaire.chooseOne': null
  'questionnaire.chooseSeveral': null
  'questionnaire.review': null
  'questionnaire.reviewText': null
  'questionnaire.notAnswered': null
  'questionnaire.missing': { count: number }
  'questionnaire.send': null
  'questionnaire.notSent': null
  'questionnaire.kept': null
  'questionnaire.offline': null
  'questionnaire.offlineText': null
  'questionnaire.onlineAgain': null
  'questionnaire.passed': null
  'questionnaire.notPassed': null
  'questionnaire.score': null
  'questionnaire.passMark': { percent: string | number }
  'questionnaire.earned': { tag: string | number }
  'questionnaire.earnedText': null
  'questionnaire.viewProfile': null
  'questionnaire.missed': { points: number; tag: string | number }
  'questionnaire.stillEarned': null
  'questionnaire.explanations': null
  'questionnaire.points': { points: string | number; of: string | number }
  'questionnaire.again': null
  'questionnaire.done': null
  'questionnaire.fetch.loading': null
  'questionnaire.fetch.failed': null
  'questionnaire.changeOne': { place: string | number }
  'questionnaire.answerOne': { place: string | number }
  'questionnaire.missedMark': { points: number }
  'questionnaire.changes.title': null
  'questionnaire.changes.text': null
  'questionnaire.changes.opened': null
  'questionnaire.changes.added': { count: number }
  'questionnaire.changes.changed': { count: number }
  'questionnaire.changes.gone': { count: number }
  'reasons.short.days-missing': null
  'reasons.short.not-in-register': null
  'reasons.short.number-missing': null
  'reasons.short.other-document': null
  'reasons.short.other-name': null
  'reasons.short.out-of-date': null
  'reasons.short.pages-missing': null
  'reasons.short.register-differs': null
  'reasons.short.scope-differs': null
  'reasons.short.unreadable': null
  'reasons.told.days-missing': null
  'reasons.told.not-in-register': null
  'reasons.told.number-missing': null
  'reasons.told.other-document': null
  'reasons.told.other-name': null
  'reasons.told.out-of-date': null
  'reasons.told.pages-missing': null
  'reasons.told.register-differs': null
  'reasons.told.scope-differs': null
  'reasons.told.unreadable': null
  'recommendation.described.certification': { issuer: string | number; subjects: string | number }
  'recommendation.described.rating': { issuer: string | number; subjects: string | number }
  'recommendation.described.membership': { issuer: string | number; subjects: string | number }
  'recommendation.described.standard': { subjects: string | number }
  'recommendation.forIndustries': { industries: string | number }
  'recommendation.where': { places: string | number }
  'recommendation.goals': { goals: string | number }
  'recommendation.separator': null
  'recommendation.subjects.Environment': null
  'recommendation.subjects.Ethical': null
  'recommendation.subjects.Community': null
  'recommendation.subjects.Social': null
  'recommendation.subjects.Diversity': null
  'recommendation.subjects.Governance': null
  'recommendation.wanted': { brand: string | number }
  'recommendation.madeFor': { industry: string | number }
  'recommendation.covers': { industry: string | number }
  'recommendation.commonIn': { industry: string | number }
  'recommendation.recognised': { place: string | number }
  'recommendation.recognisedWidely': null
  'recommendation.suitsSize': null
  'recommendation.heldBy': { count: number }
  'recommendation.onProfiles': { count: number }
  'recommendation.verifies.indigenous-owned': null
  'recommendation.verifies.minority-owned': null
  'recommendation.verifies.other-minority': null
  'recommendation.verifies.women-owned': null
  'recommendation.verifies.lgbtqi-owned': null
  'recommendation.verifies.disability-owned': null
  'recommendation.verifies.veteran-owned': null
  'recommendation.verifies.disability-enterprise': null
  'recommendation.verifies.social-enterprise': null
  'recommendation.supports.circular-products': null
  'recommendation.supports.measures-emissions': null
  'recommendation.supports.carbon-neutral-commitment': null
  'recommendation.supports.net-zero-target': null
  'recommendation.supports.renewable-electricity': null
  'recommendation.supports.community-giving': null
  'recommendation.supports.modern-slavery-statement': null
  'recommendation.supports.supplier-code-of-conduct': null
  'recommendation.supports.living-wage-payer': null
  'recommendation.supports.pays-small-suppliers-promptly': null
  'recommendation.supports.purpose-driven': null
  'recommendation.supports.diversity-policy': null
  'recommendation.supports.apprentices-and-trainees': null
  'recommendation.industries.agriculture': null
  'recommendation.industries.farming': null
  'recommendation.industries.livestock': null
  'recommendation.industries.flowers': null
  'recommendation.industries.wool': null
  'recommendation.industries.feed': null
  'recommendation.industries.sugar': null
  'recommendation.industries.coffee': null
  'recommendation.industries.seafood': null
  'recommendation.industries.food': null
  'recommendation.industries.hospitality': null
  'recommendation.industries.catering': null
  'recommendation.industries.forestry': null
  'recommendation.industries.mining': null
  'recommendation.industries.metalMining': null
  'recommendation.industries.oilAndGas': null
  'recommendation.industries.manufacturing': null
  'recommendation.industries.textiles': null
  'recommendation.industries.leather': null
  'recommendation.industries.carpets': null
  'recommendation.industries.wood': null
  'recommendation.industries.furniture': null
  'recommendation.industries.paper': null
  'recommendation.industries.printing': null
  'recommendation.industries.publishing': null
  'recommendation.industries.packaging': null
  'recommendation.industries.chemicals': null
  'recommendation.industries.paints': null
  'recommendation.industries.cleaningProducts': null
  'recommendation.industries.cosmetics': null
  'recommendation.industries.plastics': null
  'recommendation.industries.fuels': null
  'recommendation.industries.medical': null
  'recommendation.industries.steel': null
  'recommendation.industries.aluminium': null
  'recommendation.industries.copper': null
  'recommendation.industries.electronics': null
  'recommendation.industries.electronicsMaking': null
  'recommendation.industries.electronicsRepair': null
  'recommendation.industries.computers': null
  'recommendation.industries.appliances': null
  'recommendation.industries.vehicles': null
  'recommendation.industries.jewellery': null
  'recommendation.industries.toys': null
  'recommendation.industries.utilities': null
  'recommendation.industries.waterAndWaste': null
  'recommendation.industries.waste': null
  'recommendation.industries.construction': null
  'recommendation.industries.civilEngineering': null
  'recommendation.industries.architecture': null
  'recommendation.industries.property': null
  'recommendation.industries.buildingProducts': null
  'recommendation.industries.trade': null
  'recommendation.industries.transport': null
  'recommendation.industries.roadTransport': null
  'recommendation.industries.shipping': null
  'recommendation.industries.accommodation': null
  'recommendation.industries.tourism': null
  'recommendation.industries.events': null
  'recommendation.industries.technology': null
  'recommendation.industries.finance': null
  'recommendation.industries.investment': null
  'recommendation.industries.insurance': null
  'recommendation.industries.professional': null
  'recommendation.industries.businessSupport': null
  'recommendation.industries.cleaning': null
  'recommendation.industries.labourHire': null
  'recommendation.industries.publicSector': null
  'recommendation.industries.education': null
  'recommendation.industries.universities': null
  'recommendation.industries.health': null
  'recommendation.industries.arts': null
  'recommendation.industries.media': null
  'recommendation.industries.personalServices': null
  'recommendation.industries.defence': null
  'register.searchText': null
  'register.setupText': null
  'register.searchLabel': null
  'register.searchHint': null
  'register.buyer': null
  'register.buyerWay': null
  'register.noResults': null
  'register.notSearched': null
  'register.addTitle': null
  'register.addText': null
  'register.add': null
  'register.joinTitle': { name: string | number }
  'register.joinText': null
  'register.join': null
  'register.cancel': null
  'register.joined': { name: string | number }
  'register.claimsTitle': null
  'register.claimsText': null
  'register.mineTitle': null
  'register.pending': null
  'register.waits.place': { of: number; place: string | number }
  'register.waits.median': { days: number }
  'register.asked': { name: string | number }
  'register.yours': null
  'register.close': null
  'register.takeBack': null
  'register.takenBack': { name: string | number }
  'register.open': null
  'register.nameLabel': null
  'register.nameEmpty': null
  'register.nameTooLong': { max: string | number }
  'register.addOrganisation': null
  'register.addAnyway': null
  'register.duplicatesTitle': null
  'register.duplicatesText': null
  'register.submit': null
  'register.goBack': null
  'register.failed': null
  'register.errorTitle': null
  'register.stepsTitle': null
  'register.steps.1': null
  'register.steps.2': null
  'register.steps.3': null
  'register.head.searchTitle': null
  'register.head.setupTitle': null
  'register.openNamed': { name: string | number }
  'register.joinNamed': { name: string | number }
  'register.takeBackNamed': { name: string | number }
  'reminder-pages.unsubscribe.title': null
  'reminder-pages.unsubscribe.question': { brand: string | number; email: string | number }
  'reminder-pages.unsubscribe.submit': null
  'reminder-pages.unsubscribe.other': null
  'reminder-pages.unsubscribed.title': null
  'reminder-pages.unsubscribed.text': { email: string | number }
  'reminder-pages.unsubscribed.submit': null
  'reminder-pages.subscribed.title': null
  'reminder-pages.subscribed.text': { brand: string | number; email: string | number }
  'reminder-pages.unknown.title': null
  'reminder-pages.unknown.text': null
  'reminders.title': null
  'reminders.loading': null
  'reminders.failed': null
  'reminders.label': null
  'reminders.hint': { email: string | number }
  'reminders.notSent': null
  'reminders.isOn': null
  'reminders.isOff': null
  'reminders.calendar.heading': null
  'reminders.calendar.text': null
  'reminders.calendar.create': null
  'reminders.calendar.since': { day: string | number }
  'reminders.calendar.replace': null
  'reminders.calendar.remove': null
  'reminders.calendar.removed': null
  'reminders.calendar.address': null
  'reminders.calendar.once': null
  'reminders.calendar.how': null
  'reminders.calendar.copy': null
  'reminders.calendar.copied': null
  'report.title': null
  'report.about': { supplier: string | number }
  'report.loading': null
  'report.failed': null
  'report.lead': null
  'report.what': null
  'report.whole': null
  'report.reason': null
  'report.text': null
  'report.textHint': null
  'report.email': null
  'report.emailHint': null
  'report.signedIn': { name: string | number }
  'report.send': null
  'report.offline': null
  'report.missing': null
  'report.missingReason': null
  'report.missingText': null
  'report.wrongEmail': null
  'report.failedToSend': null
  'report.removedElsewhere': null
  'report.sent': null
  'report.sentText': null
  'report.sentTextGuest': null
  'report.sentTextUntold': null
  'report.back': null
  'report.home': null
  'report.gone': null
  'report.suspended': null
  'report.appeal.title': null
  'report.appeal.loading': null
  'report.appeal.failed': null
  'report.appeal.none': null
  'report.appeal.noneText': null
  'report.appeal.signIn': null
  'report.appeal.signInText': null
  'report.appeal.logIn': null
  'report.appeal.profile': null
  'report.appeal.credential': { credential: string | number }
  'report.appeal.was': { what: string | number }
  'report.appeal.theProfile': null
  'report.appeal.since': { day: string | number }
  'report.appeal.note': null
  'report.appeal.noNote': null
  'report.appeal.how': null
  'report.appeal.ownersOnly': null
  'report.appeal.text': null
  'report.appeal.missing': null
  'report.appeal.send': null
  'report.appeal.sent': null
  'report.appeal.failedToSend': null
  'report.appeal.kept': null
  'report.appeal.whenOnline': null
  'report.appeal.signInAgain': null
  'report.appeal.appealedNow': null
  'report.appeal.overNow': null
  'report.appeal.again': null
  'report.appeal.unsent': null
  'report.appeal.remove': null
  'report.appeal.yours': { day: string | number }
  'report.appeal.waits': null
  'report.appeal.upheld': null
  'report.appeal.lifted': null
  'report.appeal.organisation': null
  'report-mail.received.subject': null
  'report-mail.received.reason': { organisation: string | number; brand: string | number }
  'report-mail.received.reasonUnnamed': { brand: string | number }
  'report-mail.received.note': null
  'report-mail.received.notYou': null
  'report-mail.viewProfile': null
  'report-mail.decided.subject': null
  'report-mail.decided.no-issue': { organisation: string | number }
  'report-mail.decided.no-issueUnnamed': null
  'report-mail.decided.corrected': { organisation: string | number }
  'report-mail.decided.correctedUnnamed': null
  'report-mail.decided.suspended': { organisation: string | number }
  'report-mail.decided.suspendedUnnamed': null
  'report-mail.decided.credential-suspended': { organisation: string | number }
  'report-mail.decided.credential-suspendedUnnamed': null
  'report-mail.decided.thanks': null
  'report-mail.decided.canAppeal': null
  'report-mail.lifted.subject': null
  'report-mail.lifted.reason': { organisation: string | number }
  'report-mail.lifted.reasonUnnamed': null
  'report-mail.suspended.subject': null
  'report-mail.suspended.reason': { organisation: string | number; brand: string | number }
  'report-mail.suspended.reasonUnnamed': { brand: string | number }
  'report-mail.suspended.action': null
  'report-mail.suspended.quoted': null
  'report-mail.suspended.note': null
  'report-mail.restored.subject': null
  'report-mail.restored.reason': { organisation: string | number; brand: string | number }
  'report-mail.restored.reasonUnnamed': { brand: string | number }
  'report-mail.restored.action': null
  'report-mail.restored.note': null
  'report-mail.upheld.subject': null
  'report-mail.upheld.profile': { brand: string | number }
  'report-mail.upheld.credential': { credential: string | number; brand: string | number }
  'report-mail.appealLifted.subject': null
  'report-mail.appealLifted.profile': { brand: string | number }
  'report-mail.appealLifted.credential': { credential: string | number; brand: string | number }
  'report-mail.appeal.action': null
  'report-mail.appeal.upheldNote': null
  'report-mail.appeal.liftedNote': null
  'report-mail.digest.subject': { count: number }
  'report-mail.digest.reason': { brand: string | number }
  'report-mail.digest.reports': { count: number }
  'report-mail.digest.appeals': { count: number }
  'report-mail.digest.action': null
  'report-mail.digest.note': null
  'report-words.reasons.misleading': null
  'report-words.reasons.wrong-organisation': null
  'report-words.reasons.impersonation': null
  'report-words.reasons.offensive': null
  'report-words.reasons.closed': null
  'report-words.reasons.personal-data': null
  'report-words.reasons.other': null
  'report-words.close.is-right': null
  'report-words.close.unproven': null
  'report-words.close.not-ours': null
  'report-words.close.known': null
  'requests.title': null
  'requests.lead': { organisation: string | number }
  'requests.loading': null
  'requests.failed': null
  'requests.more': null
  'requests.empty.title': null
  'requests.empty.text': null
  'requests.offline': null
  'requests.sent': { day: string | number }
  'requests.due': { day: string | number }
  'requests.overdue': { day: string | number }
  'requests.states.open': null
  'requests.states.answered': null
  'requests.states.withdrawn': null
  'requests.kinds.credential': null
  'requests.kinds.disclosure': null
  'requests.kinds.question': null
  'requests.within': null
  'requests.beyond': null
  'requests.why': null
  'requests.says': null
  'requests.saysNothing': null
  'requests.answer': { name: string | number }
  'requests.answerIs': null
  'requests.outcomes.profile': null
  'requests.outcomes.given': null
  'requests.outcomes.declined': null
  'requests.outcomes.is.profile': null
  'requests.outcomes.is.given': null
  'requests.outcomes.is.declined': null
  'requests.wordsOf': { name: string | number }
  'requests.empty.answer': null
  'requests.change': null
  'requests.changeOf': { name: string | number }
  'requests.files': null
  'requests.filesHint': null
  'requests.choose': null
  'requests.chooseOf': { name: string | number }
  'requests.evidence': null
  'requests.evidenceNone': null
  'requests.addEvidence': null
  'requests.sending': { name: string | number }
  'requests.stop': { name: string | number }
  'requests.added': { name: string | number }
  'requests.download': { name: string | number }
  'requests.unshare': { name: string | number }
  'requests.unshareTitle': { name: string | number }
  'requests.unshareText': null
  'requests.unshareConfirm': null
  'requests.unshared': { name: string | number }
  'requests.send': null
  'requests.sendNone': null
  'requests.sentNow': { buyer: string | number }
  'requests.discard': null
  'requests.kept': null
  'requests.conflict': null
  'requests.conflictText': null
  'requests.typed': { text: string | number }
  'requests.declineBeyond': null
  'requests.beyondDeclined': null
  'requests.refuse': null
  'requests.refuseTitle': { buyer: string | number }
  'requests.refuseText': null
  'requests.refuseConfirm': null
  'requests.refused': { buyer: string | number }
  'requests.allow': null
  'requests.allowed': { buyer: string | number }
  'seen.title': null
  'seen.count': { all: number }
  'seen.countOf': { found: string | number; all: string | number }
  'seen.text': null
  'seen.notHere': null
  'seen.notHereYet': null
  'seen.noneYet': null
  'seen.whatComes': null
  'seen.filter': null
  'seen.notFound': null
  'seen.more': { shown: string | number }
  'seen.asOf': { day: string | number }
  'seen.asOfUnknown': null
  'share.title': null
  'share.text': null
  'share.link': null
  'share.copy': null
  'share.linkCopied': null
  'share.viewProfile': null
  'share.system': null
  'share.notShared': null
  'share.qr': null
  'share.qrText': null
  'share.png': null
  'share.svg': null
  'share.shareText': { name: string | number }
  'shared-files.title': null
  'shared-files.who': null
  'shared-files.nameless': null
  'shared-files.waitingShared': { files: number }
  'shared-files.waiting': { files: number }
  'shared-files.assign': null
  'shared-files.organisation': null
  'shared-files.allFiles': null
  'shared-files.open': null
  'shared-files.name': null
  'shared-files.noName': null
  'shared-files.none': null
  'shared-files.noneText': null
  'shared-files.notHeld': null
  'shared-files.discard': null
  'shared-files.discarded': { file: string | number }
  'shared-files.later': null
  'shared-files.add': null
  'shared-files.nothingChosen': null
  'shared-files.added': { files: number }
  'shared-files.refusedTitle': null
  'shared-files.left': { files: number; most: string | number }
  'shared-files.lostTitle': null
  'shared-files.lostText': null
  'shared-files.fetch.loading': null
  'shared-files.fetch.failed': null
  'shared-files.credentialFor': { file: string | number }
  'shared-files.discardNamed': { file: string | number }
  'shell.title': null
  'shell.loading': null
  'shell.notLoaded': null
  'sign-in.title': null
  'sign-in.benefits.1': null
  'sign-in.benefits.2': null
  'sign-in.benefits.3': null
  'sign-in.register': null
  'sign-in.logIn': null
  'sign-in.buyer': null
  'sign-in.tryAgain': null
  'sign-in.home': null
  'sign-in.failures.cancelled.title': null
  'sign-in.failures.cancelled.text': null
  'sign-in.failures.offline.title': null
  'sign-in.failures.offline.text': null
  'sign-in.failures.failed.title': null
  'sign-in.failures.failed.text': null
  'sign-in.head.pageTitle': null
  'sign-in.head.pageText': null
  'sign-in.head.authenticating': null
  'standalone-pages.failure.title': null
  'standalone-pages.failure.tryAgain': null
  'standalone-pages.failure.home': null
  'standalone-pages.setUp.title': null
  'standalone-pages.setUp.later': null
  'standalone-pages.noBrand.title': null
  'standalone-pages.noBrand.mistyped': { host: string | number }
  'standalone-pages.noBrand.operators': null
  'standalone-pages.noBrand.command': null
  'standalone-pages.noBrand.manual': null
  'standalone-pages.console.notLoaded': null
  'standalone-pages.console.noScript': null
  'supplier-news-pages.unsubscribe.title': null
  'supplier-news-pages.unsubscribe.question': { brand: string | number; email: string | number }
  'supplier-news-pages.unsubscribe.submit': null
  'supplier-news-pages.unsubscribe.other': null
  'supplier-news-pages.unsubscribed.title': null
  'supplier-news-pages.unsubscribed.text': { email: string | number }
  'supplier-news-pages.unsubscribed.submit': null
  'supplier-news-pages.subscribed.title': null
  'supplier-news-pages.subscribed.text': { brand: string | number; email: string | number }
  'supplier-news-pages.unknown.title': null
  'supplier-news-pages.unknown.text': null
  'terms.categories.Environment': null
  'terms.categories.Ethical': null
  'terms.categories.Community': null
  'terms.categories.Social': null
  'terms.categories.Diversity': null
  'terms.categories.Governance': null
  'terms.sizes.MICRO': null
  'terms.sizes.SMALL': null
  'terms.sizes.MEDIUM': null
  'terms.sizes.LARGE': null
  'terms.sdg': { number: string | number; title: string | number }
  'terms.sdgs.1': null
  'terms.sdgs.2': null
  'terms.sdgs.3': null
  'terms.sdgs.4': null
  'terms.sdgs.5': null
  'terms.sdgs.6': null
  'terms.sdgs.7': null
  'terms.sdgs.8': null
  'terms.sdgs.9': null
  'terms.sdgs.10': null
  'terms.sdgs.11': null
  'terms.sdgs.12': null
  'terms.sdgs.13': null
  'terms.sdgs.14': null
  'terms.sdgs.15': null
  'terms.sdgs.16': null
  'terms.sdgs.17': null
  'terms.fields.name': null
  'terms.fields.description': null
  'terms.fields.descriptions.en': null
  'terms.fields.descriptions.de': null
  'terms.fields.descriptions.fr': null
  'terms.fields.descriptions.es': null
  'terms.fields.descriptions.pt': null
  'terms.fields.descriptions.ar': null
  'terms.fields.website': null
  'terms.fields.address': null
  'terms.fields.secondaryAddresses': null
  'terms.fields.identifiers': null
  'terms.fields.businessRegistryCountry': null
  'terms.fields.companySize': null
  'terms.fields.otherAttribute': null
  'terms.fields.productTags': null
  'terms.fields.locations': null
  'terms.fields.credentials': null
  'terms.fields.credentialDetails': null
  'terms.fields.attributes': null
  'terms.months.1': null
  'terms.months.2': null
  'terms.months.3': null
  'terms.months.4': null
  'terms.months.5': null
  'terms.months.6': null
  'terms.months.7': null
  'terms.months.8': null
  'terms.months.9': null
  'terms.months.10': null
  'terms.months.11': null
  'terms.months.12': null
  'terms.longDate': { day: string | number; month: string | number; year: string | number }
  'terms.states.verified': null
  'terms.states.pending': null
  'terms.states.refused': null
  'terms.states.expired': null
  'terms.states.suspended': null
  'terms.states.revoked': null
  'terms.assurances.document-seen': null
  'terms.assurances.issuer-confirmed': null
  'terms.assurances.cryptographically-verified': null
  'terms.asked.valid': null
  'terms.asked.expiring': null
  'terms.asked.stated': null
  'terms.asked.expired': null
  'terms.updated.30': null
  'terms.updated.90': null
  'terms.updated.365': null
  'terms.flags.critical': null
  'terms.flags.warning': null
  'trust.number': { number: string | number }
  'trust.numberBy': { number: string | number; issuer: string | number }
  'trust.issuedBy': { issuer: string | number }
  'trust.scope': { scope: string | number }
  'trust.selfDeclared': null
  'trust.unrecorded': { day: string | number }
  'trust.document': { day: string | number }
  'trust.documentBy': { by: string | number; day: string | number }
  'trust.register': { day: string | number }
  'trust.registerBy': { by: string | number; day: string | number }
  'trust.issuer': { day: string | number }
  'trust.issuerBy': { by: string | number; day: string | number }
  'trust.signature': { day: string | number }
  'trust.until': { day: string | number }
  'trust.was': { day: string | number }
  'trust.suspended': { day: string | number; note: string | number }
  'trust.revoked': { day: string | number; note: string | number }
  'trust.renewal': null
  'trust.whatItProves': null
  'trust.own.none': null
  'trust.own.ownerAddress': null
  'trust.own.websiteAddress': null
  'trust.own.website': { day: string | number }
  'trust.own.websiteBy': { by: string | number; day: string | number }
  'trust.own.number': { type: string | number; day: string | number }
  'trust.own.numberBy': { type: string | number; by: string | number; day: string | number }
  'trust-page.head.pageTitle': null
  'trust-page.head.description': null
  'trust-page.title': null
  'trust-page.lead': null
  'trust-page.levelsTitle': null
  'trust-page.levels.selfDeclared.name': null
  'trust-page.levels.selfDeclared.text': null
  'trust-page.levels.reviewed.name': null
  'trust-page.levels.reviewed.text': null
  'trust-page.levels.document.name': null
  'trust-page.levels.document.text': null
  'trust-page.levels.issuer.name': null
  'trust-page.levels.issuer.text': null
  'trust-page.levels.signed.name': null
  'trust-page.levels.signed.text': null
  'trust-page.statesTitle': null
  'trust-page.states.pending': null
  'trust-page.states.verified': null
  'trust-page.states.expired': null
  'trust-page.states.suspended': null
  'trust-page.states.revoked': null
  'trust-page.limitsTitle': null
  'trust-page.limits.certificate': null
  'trust-page.limits.portal': null
  'trust-page.limits.age': null
  'trust-page.ownTitle': null
  'trust-page.own.address': null
  'trust-page.own.check': null
  'trust-page.own.none': null
  'ui.notifications': null
  'ui.error': null
  'ui.dismiss': null
  'ui.tryAgain': null
  'ui.more': { about: string | number }
  'ui.hide': { about: string | number }
  'ui.copyRefused': null
  'ui.copyLinkRefused': { link: string | number }
  'visits.title': null
  'visits.intro': null
  'visits.buyers': null
  'visits.buyers.following': null
  'visits.buyers.searching': null
  'visits.buyers.few': { least: string | number }
  'visits.buyers.how': null
  'visits.period': null
  'visits.lastDays': { days: number }
  'visits.loading': null
  'visits.failed': null
  'visits.view': null
  'visits.badge': null
  'visits.widget': null
  'visits.before': { count: string | number; change: string | number }
  'visits.beforeNone': null
  'visits.since': { day: string | number }
  'visits.empty': null
  'visits.emptyText': null
  'visits.emptyPeriod': null
  'visits.hosts.view': null
  'visits.hosts.badge': null
  'visits.hosts.other': null
  'visits.hosts.none': null
  'visits.hosts.least': null
  'visits.how': null
  'visits.how.people': null
  'visits.how.cache': null
  'visits.how.hosts': null
  'visits.how.days': null
  'visits.show': null
  'visits.day': null
  'visits.value': null
  'visits.unknown': null
}
