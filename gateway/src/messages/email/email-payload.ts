import type { TokenSource } from '../../access/account-tokens/account-tokens';

/** The source of an e-mail. It is stored in the outbox, so it has no secret: links are derived when the e-mail is written. */
export type EmailPayload =
  | {
      template: 'welcome';
      fullName: string;
      /** Absent in e-mails stored before it was named. */ username?: string;
      link: TokenSource;
    }
  | { template: 'invitation'; fullName: string; code: string; /** 'YYYY-MM-DD'. */ expiresOn: string | null }
  | { template: 'password_reset'; fullName: string; /** As in `welcome`. */ username?: string; link: TokenSource }
  | { template: 'email_verification'; fullName: string; link: TokenSource }
  | { template: 'email_change'; fullName: string; link: TokenSource }
  | { template: 'email_change_stop'; fullName: string; link: TokenSource }
  | { template: 'pending_email'; fullName: string; link: TokenSource }
  | { template: 'pending_email_stop'; fullName: string; link: TokenSource }
  | { template: 'email_taken'; fullName: string }
  | { template: 'account_erased'; fullName: string }
  | { template: 'notice'; fullName: string; title: string; body: string; path: string };

export type EmailTemplate = EmailPayload['template'];
