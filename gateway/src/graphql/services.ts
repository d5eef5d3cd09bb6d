import { AuthService } from '../auth/auth.service';
import { PostsService } from '../blog/posts.service';
import type { Database } from '../database';
import { InvestmentsService } from '../investments/investments.service';
import { InvitationsService } from '../invitations/invitations.service';
import { PaymentsService } from '../payments/payments.service';
import { ProjectsService } from '../projects/projects.service';
import { SettingsService } from '../settings/settings.service';
import { UsersService } from '../users/users.service';
import { WaitlistService } from '../waitlist/waitlist.service';

export type Services = {
  auth: AuthService;
  investments: InvestmentsService;
  invitations: InvitationsService;
  payments: PaymentsService;
  posts: PostsService;
  projects: ProjectsService;
  settings: SettingsService;
  users: UsersService;
  waitlist: WaitlistService;
};

/** The services of one gateway, on its database. */
export function createServices(database: Database): Services {
  const users = new UsersService();
  const settings = new SettingsService(database);
  const invitations = new InvitationsService(database);
  return {
    auth: new AuthService(database, users, invitations, settings),
    investments: new InvestmentsService(database),
    invitations,
    payments: new PaymentsService(database),
    posts: new PostsService(database),
    projects: new ProjectsService(database),
    settings,
    users,
    waitlist: new WaitlistService(database),
  };
}
