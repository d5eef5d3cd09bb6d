import { paths } from '@cimiento/contracts';
import type { LoadPage, Remote, RemotePage } from '@cimiento/federation/runtime';
import { heads, type HeadedPath } from './shared/heads';

const publicPage = (path: HeadedPath, load: LoadPage, query?: string): Record<string, RemotePage> => ({
  [path]: { access: 'public', head: heads[path], query, load },
});

/** The public site: its pages, open to everybody. */
export const remote: Remote = {
  contract: 1,
  pages: {
    ...publicPage(paths.home, () => import('./landing/LandingPage')),
    ...publicPage(paths.login, () => import('./login/LoginPage')),
    ...publicPage(paths.register, () => import('./register/RegisterPage')),
    ...publicPage(paths.resetPassword, () => import('./password-reset/ResetPasswordPage')),
    ...publicPage(paths.confirmEmail, () => import('./email-confirmation/ConfirmEmailPage')),
    ...publicPage(paths.stopEmailChange, () => import('./email-confirmation/StopEmailChangePage')),
    ...publicPage(paths.invitation, () => import('./invitation/InvitationPage')),
    ...publicPage(paths.waitlist, () => import('./waitlist/WaitlistPage')),
    ...publicPage(paths.blog, () => import('./blog/BlogPage'), 'Posts'),
    // The head of an article is the article's own (packages/site).
    [paths.post]: { access: 'public', query: 'Posts', load: () => import('./blog/PostPage') },
    ...publicPage(paths.howItWorks, () => import('./how-it-works/HowItWorksPage')),
    ...publicPage(paths.opportunities, () => import('./opportunities/OpportunitiesPage'), 'Opportunities'),
    // Pages about one record name it in the browser.
    [paths.opportunity]: {
      access: 'public',
      query: 'Opportunity',
      load: () => import('./opportunities/OpportunityPage'),
    },
    ...publicPage(paths.trackRecord, () => import('./track-record/TrackRecordPage'), 'TrackRecord'),
    [paths.verifyStatement]: { access: 'public', load: () => import('./account-statements/VerifyStatementPage') },
    ...publicPage(paths.help, () => import('./help/HelpPage')),
    ...publicPage(paths.terms, () => import('./legal/TermsPage')),
    ...publicPage(paths.privacyPolicy, () => import('./legal/PrivacyPolicyPage')),
    ...publicPage(paths.about, () => import('./about/AboutPage')),
  },
};
