import { Arg, Args, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Allows } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { EmailList, EmailListArgs } from './emails.list';

@ObjectType({ description: 'E-mail content as shown to the recipient.' })
class EmailContent {
  @Field(() => String, { description: 'HTML for display in a frame without scripts.' })
  html!: string;

  @Field(() => String)
  text!: string;
}

@Resolver(() => OutboxMessage)
export class EmailsResolver {
  @Allows('admin')
  @FieldResolver(() => EmailContent, {
    description:
      'E-mail content as shown to the recipient; links work only in demonstrations. Empty without `users:read`.',
  })
  content(@Root() email: OutboxMessage, @Ctx() { services, readBy }: Context): EmailContent {
    return readBy.readsUsers ? services.emails.render(email) : { html: '', text: '' };
  }

  @FieldResolver()
  recipient(@Root() { recipient }: OutboxMessage, @Ctx() { readBy }: Context): string | null {
    return readBy.readsUsers ? recipient : null;
  }

  // Mail servers repeat addresses.
  @FieldResolver()
  error(@Root() { error }: OutboxMessage, @Ctx() { readBy }: Context): string | null {
    return readBy.readsUsers ? error : null;
  }

  @Allows('settings:write', 'audit:read')
  @Query(() => EmailList, {
    description: 'A page of e-mails from the last 90 days, searchable by recipient or subject.',
  })
  adminEmails(@Args(() => EmailListArgs) request: EmailListArgs, @Ctx() { services, readBy }: Context): EmailList {
    return new EmailList(services.emails.search(readBy, request));
  }

  @Allows('settings:write', 'audit:read')
  @Query(() => OutboxMessage, { description: 'An e-mail. NOT_FOUND if it does not exist.' })
  adminEmail(@Arg('id', () => Int) id: number, @Ctx() { services }: Context): Promise<OutboxMessage> {
    return services.emails.get(id);
  }

  @Allows('settings:write')
  @Mutation(() => OutboxMessage, {
    description:
      'Sends an e-mail that was held or abandoned. NOT_FOUND if it does not exist, CONFLICT if it was already sent.',
  })
  replayEmail(@Arg('id', () => Int) id: number, @Ctx() { services, actor }: SignedInContext): Promise<OutboxMessage> {
    return services.emails.replay(id, actor);
  }
}
