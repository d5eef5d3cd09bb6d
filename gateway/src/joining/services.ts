import type { AccessServices } from '../access/services';
import { PostsService } from './blog/posts.service';
import { InvitationsAdminService } from './invitations/invitations-admin.service';
import { InvitationsService } from './invitations/invitations.service';
import type { Base, PlatformServices } from '../platform/services';
import { RegistrationService } from './registration/registration.service';
import { WaitlistAdminService } from './waitlist/waitlist-admin.service';
import { WaitlistService } from './waitlist/waitlist.service';

export function createJoining(
  { database, config }: Base,
  { idempotency, rateLimit }: PlatformServices,
  access: AccessServices,
) {
  const invitations = new InvitationsService(database);
  const invitationsAdmin = new InvitationsAdminService(database, idempotency);
  return {
    invitations,
    invitationsAdmin,
    posts: new PostsService(database, idempotency),
    registration: new RegistrationService({
      database,
      settings: access.settings,
      invitations,
      users: access.users,
      accountEmails: access.accountEmails,
      passwordPolicy: config.passwordPolicy,
    }),
    waitlist: new WaitlistService(database, config.environment === 'production' ? rateLimit : null),
    waitlistAdmin: new WaitlistAdminService(database, idempotency, invitationsAdmin),
  };
}

export type JoiningServices = ReturnType<typeof createJoining>;
