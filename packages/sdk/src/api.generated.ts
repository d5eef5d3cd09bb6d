// Generated from rest-adapter/openapi.json by scripts/generate.mjs.
export interface paths {
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * La persona que ha iniciado sesión
         * @description Requiere haber iniciado sesión.
         */
        get: operations["getAuthUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Inicia sesión; la cookie de la respuesta identifica la sesión
         * @description Pública: no requiere iniciar sesión.
         */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Termina un inicio de sesión que respondió SECOND_FACTOR_REQUIRED, con un código de la aplicación o de recuperación
         * @description Pública: no requiere iniciar sesión.
         */
        post: operations["postAuthSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crea una cuenta; no inicia sesión. El código es obligatorio cuando se requiere invitación
         * @description Pública: no requiere iniciar sesión.
         */
        post: operations["postAuthRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirma quién usa la sesión, con la contraseña o, si la cuenta tiene segundo factor, con un código, para lo que responde STEP_UP_REQUIRED. La sesión sigue con una cookie nueva
         * @description Requiere haber iniciado sesión.
         */
        post: operations["postAuthStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cierra la sesión, si la hay
         * @description Pública: no requiere iniciar sesión.
         */
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/invitation-required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Indica si el registro requiere un código de invitación
         * @description Pública: no requiere iniciar sesión.
         */
        get: operations["getSettingsInvitationRequired"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comprueba un código de invitación, sin usarlo
         * @description Pública: no requiere iniciar sesión.
         */
        post: operations["postInvitationValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Solicita una invitación; la respuesta es la misma si el correo ya estaba en la lista
         * @description Pública: no requiere iniciar sesión.
         */
        post: operations["postWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los códigos de invitación
         * @description Solo para administradores. Una clave de API necesita `waitlist:write` o `audit:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminInvitations"];
        put?: never;
        /**
         * Crea códigos de invitación, todos o ninguno, y los devuelve en una lista
         * @description Solo para administradores. Una clave de API necesita `waitlist:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postAdminInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoca un código, para que nadie más se registre con él
         * @description Solo para administradores. Una clave de API necesita `waitlist:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postAdminInvitationsIdRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los artículos del blog
         * @description Pública: no requiere iniciar sesión. Sin `limit` responde la lista completa.
         */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * El perfil de la persona que ha iniciado sesión
         * @description Requiere haber iniciado sesión.
         */
        get: operations["getUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/investments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las inversiones propias
         * @description Requiere haber iniciado sesión. Sin `limit` responde la lista completa.
         */
        get: operations["getUserInvestments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los pagos de rendimientos propios, del período más reciente al más antiguo
         * @description Requiere haber iniciado sesión.
         */
        get: operations["getUserReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * El saldo propio: disponible, retenido y la referencia para depositar
         * @description Requiere haber iniciado sesión.
         */
        get: operations["getUserBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los movimientos del saldo propio, del más reciente al más antiguo
         * @description Requiere haber iniciado sesión. Sin `limit` responde la lista completa. Va de lo más reciente a lo más antiguo.
         */
        get: operations["getUserMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rent-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * El calendario de rentas propio: lo proyectado y lo recibido de cada proyecto, mes a mes
         * @description Requiere haber iniciado sesión.
         */
        get: operations["getUserRentCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los estados de cuenta propios
         * @description Requiere haber iniciado sesión. Sin `limit` responde la lista completa.
         */
        get: operations["getUserStatements"];
        put?: never;
        /**
         * Pide el estado de cuenta de un año, hasta hoy si aún no termina; si no cambió nada, da el que ya existe
         * @description Requiere haber iniciado sesión. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postUserStatements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/statements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un estado de cuenta propio
         * @description Requiere haber iniciado sesión.
         */
        get: operations["getUserStatementsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/statements/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * El PDF de un estado de cuenta propio
         * @description Requiere haber iniciado sesión.
         */
        get: operations["getUserStatementsIdContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verifica un estado de cuenta por el código que lleva impreso; no dice de quién es
         * @description Pública: no requiere iniciar sesión.
         */
        get: operations["getVerify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las órdenes propias
         * @description Requiere haber iniciado sesión. Sin `limit` responde la lista completa.
         */
        get: operations["getUserOrders"];
        put?: never;
        /**
         * Hace una orden de inversión, con saldo o por transferencia
         * @description Requiere haber iniciado sesión. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postUserOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lee una orden propia
         * @description Requiere haber iniciado sesión.
         */
        get: operations["getUserOrdersId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Paga con saldo una reserva propia
         * @description Requiere haber iniciado sesión. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postUserOrdersIdPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancela una orden propia: una reserva, o una pagada dentro del plazo para arrepentirse
         * @description Requiere haber iniciado sesión. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postUserOrdersIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las órdenes de todos los inversionistas
         * @description Solo para administradores. Una clave de API necesita `orders:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recuerda a su inversionista la transferencia de una reserva
         * @description Solo para administradores. Una clave de API necesita `orders:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postAdminOrdersIdRemind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Da dos días más a una reserva y avisa a su inversionista
         * @description Solo para administradores. Una clave de API necesita `orders:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postAdminOrdersIdExtend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancela una orden por su inversionista: una reserva, o una pagada dentro del plazo para arrepentirse
         * @description Solo para administradores. Una clave de API necesita `orders:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminOrdersIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los proyectos
         * @description Pública: no requiere iniciar sesión. Sin `limit` responde la lista completa.
         */
        get: operations["getProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lee un proyecto
         * @description Pública: no requiere iniciar sesión.
         */
        get: operations["getProjectsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los documentos de un proyecto que puede ver quien llama, el más reciente primero
         * @description Pública: no requiere iniciar sesión.
         */
        get: operations["getProjectsIdDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las novedades de un proyecto que puede ver quien llama, la más reciente primero
         * @description Pública: no requiere iniciar sesión.
         */
        get: operations["getProjectsIdUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/track-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lo que cada proyecto prometió y lo que cumplió, también lo que salió mal
         * @description Pública: no requiere iniciar sesión.
         */
        get: operations["getTrackRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crea un proyecto y lo publica, o lo guarda como borrador, al que pueden faltarle textos y la imagen
         * @description Solo para administradores. Una clave de API necesita `projects:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publica un borrador: desde entonces todos lo ven. Uno publicado queda como está
         * @description Solo para administradores. Una clave de API necesita `projects:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminProjectsIdPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lee un proyecto
         * @description Solo para administradores. Una clave de API necesita `projects:read`.
         */
        get: operations["getAdminProjectsId"];
        /**
         * Actualiza un proyecto
         * @description Solo para administradores. Una clave de API necesita `projects:write`. Acepta lo que dio el GET; reemplaza todos los campos. Con `If-Match` solo se guarda si nadie cambió antes el registro. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        put: operations["putAdminProjectsId"];
        post?: never;
        /**
         * Elimina un proyecto
         * @description Solo para administradores. Una clave de API necesita `projects:write`. Con `If-Match` solo se guarda si nadie cambió antes el registro. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        delete: operations["deleteAdminProjectsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los usuarios
         * @description Solo para administradores. Una clave de API necesita `users:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminUsers"];
        put?: never;
        /**
         * Crea un usuario
         * @description Solo para administradores. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lee un usuario
         * @description Solo para administradores. Una clave de API necesita `users:read`.
         */
        get: operations["getAdminUsersId"];
        /**
         * Actualiza un usuario
         * @description Solo para administradores. Acepta lo que dio el GET; reemplaza todos los campos. Con `If-Match` solo se guarda si nadie cambió antes el registro. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        put: operations["putAdminUsersId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/pending-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Envía otra vez el enlace del correo que un administrador puso y que espera su confirmación
         * @description Solo para administradores.
         */
        post: operations["postAdminUsersIdPendingEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Todo sobre una persona: su dinero y, de cada lista, los diez registros más nuevos; lo que quien pregunta no puede leer es null
         * @description Solo para administradores. Una clave de API necesita `users:read`.
         */
        get: operations["getAdminUsersIdOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crea un artículo
         * @description Solo para administradores. Una clave de API necesita `content:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postAdminBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lee un artículo
         * @description Solo para administradores. Una clave de API necesita `content:write` o `audit:read`.
         */
        get: operations["getAdminBlogId"];
        /**
         * Actualiza un artículo
         * @description Solo para administradores. Una clave de API necesita `content:write`. Acepta lo que dio el GET; reemplaza todos los campos. Con `If-Match` solo se guarda si nadie cambió antes el registro.
         */
        put: operations["putAdminBlogId"];
        post?: never;
        /**
         * Elimina un artículo
         * @description Solo para administradores. Una clave de API necesita `content:write`. Con `If-Match` solo se guarda si nadie cambió antes el registro.
         */
        delete: operations["deleteAdminBlogId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/investments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las inversiones
         * @description Solo para administradores. Una clave de API necesita `investments:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminInvestments"];
        put?: never;
        /**
         * Crea una inversión
         * @description Solo para administradores. Una clave de API necesita `investments:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminInvestments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/investments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lee una inversión
         * @description Solo para administradores. Una clave de API necesita `investments:read`.
         */
        get: operations["getAdminInvestmentsId"];
        /**
         * Actualiza una inversión
         * @description Solo para administradores. Una clave de API necesita `investments:write`. Acepta lo que dio el GET; reemplaza todos los campos. Con `If-Match` solo se guarda si nadie cambió antes el registro. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        put: operations["putAdminInvestmentsId"];
        post?: never;
        /**
         * Elimina una inversión
         * @description Solo para administradores. Una clave de API necesita `investments:write`. Con `If-Match` solo se guarda si nadie cambió antes el registro. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        delete: operations["deleteAdminInvestmentsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los pagos de rendimientos
         * @description Solo para administradores. Una clave de API necesita `payments:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminReturns"];
        put?: never;
        /**
         * Crea un pago
         * @description Solo para administradores. Una clave de API necesita `payments:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminReturns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lee un pago
         * @description Solo para administradores. Una clave de API necesita `payments:read`.
         */
        get: operations["getAdminReturnsId"];
        /**
         * Actualiza un pago
         * @description Solo para administradores. Una clave de API necesita `payments:write`. Acepta lo que dio el GET; reemplaza todos los campos. Con `If-Match` solo se guarda si nadie cambió antes el registro. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        put: operations["putAdminReturnsId"];
        post?: never;
        /**
         * Elimina un pago
         * @description Solo para administradores. Una clave de API necesita `payments:write`. Con `If-Match` solo se guarda si nadie cambió antes el registro. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        delete: operations["deleteAdminReturnsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/trial-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * El balance de comprobación: cada cuenta contable con su saldo; todo suma 0.00
         * @description Solo para administradores. Una clave de API necesita `ledger:read`.
         */
        get: operations["getAdminLedgerTrialBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * El libro diario: cada movimiento de los asientos de esos días; la suma del debe es la del haber
         * @description Solo para administradores. Una clave de API necesita `ledger:read`.
         */
        get: operations["getAdminLedgerJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los meses del libro, del más reciente al primero
         * @description Solo para administradores. Una clave de API necesita `ledger:read`.
         */
        get: operations["getAdminPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/periods/{period}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cierra un mes del libro: nada se fecha en él; con errors, lo que falta
         * @description Solo para administradores. Una clave de API necesita `ledger:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminPeriodsPeriodClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/periods/{period}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pide abrir de nuevo un mes cerrado, lo que decide otro administrador
         * @description Solo para administradores. Una clave de API necesita `ledger:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminPeriodsPeriodReopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registra un ajuste manual del libro, o lo envía a aprobación
         * @description Solo para administradores. Una clave de API necesita `ledger:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminLedgerAdjustments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/adjustments/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reversa un ajuste manual por el id de su asiento, o lo envía a aprobación
         * @description Solo para administradores. Una clave de API necesita `ledger:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminLedgerAdjustmentsIdReverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las cuentas recaudadoras de la empresa
         * @description Solo para administradores. Una clave de API necesita `ledger:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminBankAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bank-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * La cuenta bancaria propia, con el número enmascarado
         * @description Requiere haber iniciado sesión.
         */
        get: operations["getUserBankAccount"];
        /**
         * Guarda la cuenta bancaria propia; el número enmascarado conserva el guardado
         * @description Requiere haber iniciado sesión. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        put: operations["putUserBankAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los retiros propios
         * @description Requiere haber iniciado sesión. Sin `limit` responde la lista completa.
         */
        get: operations["getUserWithdrawals"];
        put?: never;
        /**
         * Solicita un retiro a la cuenta bancaria propia; su monto queda retenido
         * @description Requiere haber iniciado sesión. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postUserWithdrawals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/withdrawals/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancela un retiro propio que aún no se atiende
         * @description Requiere haber iniciado sesión. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postUserWithdrawalsIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los retiros
         * @description Solo para administradores. Una clave de API necesita `withdrawals:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aprueba un retiro; no puede hacerlo quien lo pidió, quien cambió su cuenta o su acceso, ni quien le acreditó dinero
         * @description Solo para administradores. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWithdrawalsIdApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawals/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aprueba varios retiros, cada uno por sí solo; deja fuera los que hay que mirar y no están en confirm
         * @description Solo para administradores. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWithdrawalsApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawals/{id}/not-paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registra que el banco no pagó un retiro que salió de un lote leído: puede aprobarse otra vez
         * @description Solo para administradores. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWithdrawalsIdNotPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rechaza un retiro con su motivo; su monto vuelve a estar disponible
         * @description Solo para administradores. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWithdrawalsIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawals/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registra que un retiro aprobado se pagó
         * @description Solo para administradores. Una clave de API necesita `withdrawals:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWithdrawalsIdPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawals/{id}/unapprove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Devuelve a «solicitado» un retiro aprobado que no está en un lote
         * @description Solo para administradores. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWithdrawalsIdUnapprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawal-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los lotes de retiros para el banco
         * @description Solo para administradores. Una clave de API necesita `withdrawals:read`. Sin `limit` responde la lista completa. Va de lo más reciente a lo más antiguo.
         */
        get: operations["getAdminWithdrawalBatches"];
        put?: never;
        /**
         * Crea un lote con los retiros aprobados que no están en otro, o con algunos de ellos
         * @description Solo para administradores. Una clave de API necesita `withdrawals:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWithdrawalBatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawal-batches/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * El archivo de un lote para el banco; la primera lectura queda registrada, y da siempre los mismos bytes
         * @description Solo para administradores. Una clave de API necesita `withdrawals:write`. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWithdrawalBatchesIdRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawal-batches/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quita retiros de un lote abierto que nadie leyó; siguen aprobados y sin lote
         * @description Solo para administradores. Una clave de API necesita `withdrawals:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWithdrawalBatchesIdRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawal-batches/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Anula un lote abierto; sus retiros quedan sin lote, y si se leyó esperan otra aprobación
         * @description Solo para administradores. Una clave de API necesita `withdrawals:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWithdrawalBatchesIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawal-batches/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registra que el banco pagó un lote abierto, salvo los retiros que se indiquen, que salen del lote
         * @description Solo para administradores. Una clave de API necesita `withdrawals:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWithdrawalBatchesIdPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{id}/exit/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reparte el neto de una venta entre las inversiones, sin registrarla
         * @description Solo para administradores. Una clave de API necesita `ledger:write`.
         */
        post: operations["postAdminProjectsIdExitPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{id}/exit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registra la salida de un proyecto y acredita a sus inversionistas, o la envía a aprobación
         * @description Solo para administradores. Una clave de API necesita `ledger:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminProjectsIdExit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las acciones que piden una segunda persona
         * @description Solo para administradores. Una clave de API necesita `audit:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aprueba una acción de otra persona y la ejecuta tal como se pidió
         * @description Solo para administradores. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminApprovalsIdApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approvals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rechaza una acción de otra persona, con su motivo
         * @description Solo para administradores. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminApprovalsIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-statements/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Muestra qué haría un extracto bancario, sin cambiar nada
         * @description Solo para administradores. Una clave de API necesita `ledger:write`.
         */
        post: operations["postAdminBankStatementsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los extractos bancarios registrados
         * @description Solo para administradores. Una clave de API necesita `ledger:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminBankStatements"];
        put?: never;
        /**
         * Registra un extracto bancario: lo ya registrado no cambia nada
         * @description Solo para administradores. Una clave de API necesita `ledger:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminBankStatements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-statements/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Muestra qué revertiría anular un extracto bancario, sin cambiar nada
         * @description Solo para administradores. Una clave de API necesita `ledger:read`.
         */
        get: operations["getAdminBankStatementsIdVoid"];
        put?: never;
        /**
         * Anula un extracto bancario con reversos, o lo envía a aprobación si ya se usó su dinero
         * @description Solo para administradores. Una clave de API necesita `ledger:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminBankStatementsIdVoid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-accounts/{id}/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Qué días de una cuenta recaudadora tienen extracto, y cuáles faltan
         * @description Solo para administradores. Una clave de API necesita `ledger:read`.
         */
        get: operations["getAdminBankAccountsIdCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los movimientos de los extractos bancarios
         * @description Solo para administradores. Una clave de API necesita `ledger:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminBankLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-lines/{id}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asigna un movimiento bancario a un inversionista, una orden, un retiro, un lote de retiros, la renta o la venta de un proyecto, o a lo que el propio banco hizo
         * @description Solo para administradores. Una clave de API necesita `ledger:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminBankLinesIdMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-lines/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Muestra qué dejaría sin saldo deshacer la asignación de un movimiento bancario, sin cambiar nada
         * @description Solo para administradores. Una clave de API necesita `ledger:read`.
         */
        get: operations["getAdminBankLinesIdUndo"];
        put?: never;
        /**
         * Deshace la asignación de un movimiento bancario con un reverso
         * @description Solo para administradores. Una clave de API necesita `ledger:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminBankLinesIdUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-lines/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide si un posible duplicado es el mismo movimiento o es otro, que entonces se registra
         * @description Solo para administradores. Una clave de API necesita `ledger:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminBankLinesIdDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las reglas guardadas para los movimientos bancarios por identificar
         * @description Solo para administradores. Una clave de API necesita `ledger:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminBankRules"];
        put?: never;
        /**
         * Guarda una regla, que se aplica a los movimientos nuevos que quedarían por identificar
         * @description Solo para administradores. Una clave de API necesita `ledger:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminBankRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-rules/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Muestra qué movimientos de los últimos doce meses habría identificado una regla, sin guardarla
         * @description Solo para administradores. Una clave de API necesita `ledger:write`.
         */
        post: operations["postAdminBankRulesPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Elimina una regla; lo que identificó se queda
         * @description Solo para administradores. Una clave de API necesita `ledger:write`. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        delete: operations["deleteAdminBankRulesId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los pagos mensuales
         * @description Solo para administradores. Una clave de API necesita `payments:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminPaymentRuns"];
        put?: never;
        /**
         * Registra los pagos de un mes de un proyecto, todos o ninguno
         * @description Solo para administradores. Una clave de API necesita `payments:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminPaymentRuns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-runs/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reparte un monto entre las inversiones de un proyecto, sin registrarlo
         * @description Solo para administradores. Una clave de API necesita `payments:write`.
         */
        post: operations["postAdminPaymentRunsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lee un pago mensual
         * @description Solo para administradores. Una clave de API necesita `payments:read`.
         */
        get: operations["getAdminPaymentRunsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-runs/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deshace un pago mensual: elimina sus pagos, y los que estaban no pagados vuelven a estarlo
         * @description Solo para administradores. Una clave de API necesita `payments:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminPaymentRunsIdUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-runs/{id}/unpay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vuelve a pendientes los pagos pagados de un pago mensual, todos o ninguno
         * @description Solo para administradores. Una clave de API necesita `payments:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminPaymentRunsIdUnpay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payment-months/{period}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las rentas de un mes: lo proyectado, lo cobrado, lo pagado y lo que falta de cada proyecto
         * @description Solo para administradores. Una clave de API necesita `payments:read`.
         */
        get: operations["getAdminPaymentMonthsPeriod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/returns/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registra los pagos de un archivo, todos o ninguno; con errores, rows los tiene por fila
         * @description Solo para administradores. Una clave de API necesita `payments:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`). Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postAdminReturnsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/returns/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Todos los pagos de una inversión y un mes: más de uno puede ser un error
         * @description Solo para administradores. Una clave de API necesita `payments:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminReturnsDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waitlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las solicitudes de la lista de espera
         * @description Solo para administradores. Una clave de API necesita `waitlist:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminWaitlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waitlist/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Crea un código para el correo de una solicitud y se lo envía; de nuevo si su código ya no vale o si se corrige su correo
         * @description Solo para administradores. Una clave de API necesita `waitlist:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postAdminWaitlistIdInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waitlist/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invita varias solicitudes a la vez; la que no se puede invitar queda como estaba y su respuesta dice por qué
         * @description Solo para administradores. Una clave de API necesita `waitlist:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postAdminWaitlistInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waitlist/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rechaza varias solicitudes a la vez; la que ya fue atendida queda como estaba y su respuesta dice por qué
         * @description Solo para administradores. Una clave de API necesita `waitlist:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postAdminWaitlistReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waitlist/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rechaza una solicitud
         * @description Solo para administradores. Una clave de API necesita `waitlist:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postAdminWaitlistIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los consentimientos propios y su historial
         * @description Requiere haber iniciado sesión.
         */
        get: operations["getUserConsents"];
        /**
         * Da o retira los consentimientos que la persona puede elegir
         * @description Requiere haber iniciado sesión.
         */
        put: operations["putUserConsents"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data-subject-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las solicitudes propias sobre datos personales, de la más nueva a la más antigua; 100 como máximo
         * @description Requiere haber iniciado sesión.
         */
        get: operations["getUserDataSubjectRequests"];
        put?: never;
        /**
         * Pide algo sobre los datos propios; una eliminación se rechaza mientras la cuenta tenga dinero
         * @description Requiere haber iniciado sesión. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postUserDataSubjectRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data-subject-requests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancela una solicitud propia que aún no se atiende
         * @description Requiere haber iniciado sesión. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postUserDataSubjectRequestsIdCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Todos los datos propios, como ZIP de JSON y CSV en base64
         * @description Requiere haber iniciado sesión. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postUserExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/data-subject-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las solicitudes sobre datos personales
         * @description Solo para administradores. Una clave de API necesita `privacy:write` o `audit:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminDataSubjectRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/data-subject-requests/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Todos los datos de la persona de una solicitud pendiente, como ZIP de JSON y CSV en base64, para responderle
         * @description Solo para administradores. Una clave de API necesita `privacy:write`. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminDataSubjectRequestsIdExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/data-subject-requests/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Atiende una solicitud; la de eliminación borra a la persona y conserva los registros de dinero sin su nombre
         * @description Solo para administradores. Una clave de API necesita `privacy:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminDataSubjectRequestsIdComplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/data-subject-requests/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rechaza una solicitud con el motivo que la persona lee
         * @description Solo para administradores. Una clave de API necesita `privacy:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminDataSubjectRequestsIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los cambios que hicieron los administradores; before y after son el registro como texto JSON
         * @description Solo para administradores. Una clave de API necesita `audit:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Busca en personas, proyectos, órdenes, inversiones, pagos, retiros, movimientos bancarios y asientos, lo que quien llama puede leer; palabras enteras o su comienzo, sin distinguir mayúsculas, tildes ni orden. Sin clave de API
         * @description Solo para administradores.
         */
        get: operations["getAdminSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Las claves de API, sin las claves mismas
         * @description Solo para administradores. Una clave de API necesita `audit:read`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminApiKeys"];
        put?: never;
        /**
         * Crea una clave de API; solo esta respuesta la muestra, en key
         * @description Solo para administradores. Con `Idempotency-Key`, repetirla durante 24 horas responde 409 `SHOWN_ONCE` y no crea nada más: el secreto se muestra una sola vez. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminApiKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoca una clave de API de inmediato
         * @description Solo para administradores. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminApiKeysIdRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los webhooks, sin sus secretos
         * @description Solo para administradores. Una clave de API necesita `webhooks:read` o `webhooks:write`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminWebhookEndpoints"];
        put?: never;
        /**
         * Crea un webhook; solo esta respuesta muestra su secreto, en secret
         * @description Solo para administradores. Con `Idempotency-Key`, repetirla durante 24 horas responde 409 `SHOWN_ONCE` y no crea nada más: el secreto se muestra una sola vez. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWebhookEndpoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lee un webhook, sin su secreto
         * @description Solo para administradores. Una clave de API necesita `webhooks:read` o `webhooks:write`.
         */
        get: operations["getAdminWebhookEndpointsId"];
        /**
         * Cambia un webhook; al activarlo se envía lo que esperaba
         * @description Solo para administradores. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        put: operations["putAdminWebhookEndpointsId"];
        post?: never;
        /**
         * Elimina un webhook con sus envíos
         * @description Solo para administradores. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        delete: operations["deleteAdminWebhookEndpointsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-endpoints/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Da a un webhook un secreto nuevo, en secret; el anterior firma también durante 24 horas
         * @description Solo para administradores. Con `Idempotency-Key`, repetirla durante 24 horas responde 409 `SHOWN_ONCE` y no crea nada más: el secreto se muestra una sola vez. Pide una confirmación de identidad reciente (`POST /api/auth/step-up`).
         */
        post: operations["postAdminWebhookEndpointsIdRotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Envía un evento de prueba, webhook.test
         * @description Solo para administradores. Una clave de API necesita `webhooks:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postAdminWebhookEndpointsIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Los envíos de los webhooks de los últimos 90 días
         * @description Solo para administradores. Una clave de API necesita `webhooks:read` o `webhooks:write`. Sin `limit` responde la lista completa.
         */
        get: operations["getAdminWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repite un envío, con el mismo webhook-id
         * @description Solo para administradores. Una clave de API necesita `webhooks:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postAdminWebhookDeliveriesIdReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * La fecha del entorno de pruebas; en la instalación real no existe
         * @description Solo para administradores. Una clave de API necesita `payments:read` o `payments:write`.
         */
        get: operations["getSandbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simula una transferencia de un inversionista a su saldo
         * @description Solo para administradores. Una clave de API necesita `payments:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postSandboxDeposits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/rents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simula la renta prevista de un proyecto para un mes: llega al banco y se paga a sus inversionistas
         * @description Solo para administradores. Una clave de API necesita `payments:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postSandboxRents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/exits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simula la venta de un proyecto, hoy y sin costos, o la envía a aprobación
         * @description Solo para administradores. Una clave de API necesita `payments:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten. Puede responder 202: la acción espera entonces a un segundo administrador.
         */
        post: operations["postSandboxExits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adelanta el reloj del entorno de pruebas hasta un día, para todos y sin vuelta atrás
         * @description Solo para administradores. Una clave de API necesita `payments:write`. Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.
         */
        post: operations["postSandboxClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/documents/{documentId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Descarga la última versión de un documento de un proyecto
         * @description Pública: no requiere iniciar sesión.
         */
        get: operations["getProjectsIdDocumentsDocumentIdContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/{id}/pictures/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Descarga una foto de una novedad de un proyecto
         * @description Pública: no requiere iniciar sesión.
         */
        get: operations["getProjectsIdPicturesPictureId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{id}/documents/{documentId}/versions/{version}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Descarga una versión de un documento de un proyecto
         * @description Solo para administradores. Una clave de API necesita `projects:read`.
         */
        get: operations["getAdminProjectsIdDocumentsDocumentIdVersionsVersionContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sube un documento de un proyecto y avisa a sus inversionistas
         * @description Solo para administradores. Una clave de API necesita `content:write`.
         */
        post: operations["postAdminProjectsIdDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{id}/documents/{documentId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sube una nueva versión de un documento; las anteriores se conservan para los administradores
         * @description Solo para administradores. Una clave de API necesita `content:write`.
         */
        post: operations["postAdminProjectsIdDocumentsDocumentIdVersions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Elimina un documento de un proyecto con todas sus versiones
         * @description Solo para administradores. Una clave de API necesita `content:write`.
         */
        delete: operations["deleteAdminProjectsIdDocumentsDocumentId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/projects/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sube una foto para la novedad que se publica después; sin ella se elimina en un día
         * @description Solo para administradores. Una clave de API necesita `content:write`.
         */
        post: operations["postAdminProjectsIdPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bank-statements/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lee el archivo de un extracto bancario, sin guardar nada
         * @description Solo para administradores. Una clave de API necesita `ledger:write`.
         */
        post: operations["postAdminBankStatementsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.reserved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orden reservada
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_order_reserved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orden pagada
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_order_paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserva vencida
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_order_expired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orden cancelada
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_order_cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deposit.credited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Depósito acreditado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_deposit_credited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deposit.reversed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Depósito anulado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_deposit_reversed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pago pagado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_payment_paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_run.posted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pago mensual publicado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_payment_run_posted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment_run.undone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pago mensual deshecho
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_payment_run_undone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retiro solicitado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_withdrawal_requested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retiro aprobado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_withdrawal_approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retiro pagado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_withdrawal_paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retiro rechazado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_withdrawal_rejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proyecto creado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_project_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proyecto actualizado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_project_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.funded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proyecto financiado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_project_funded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "project.exited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proyecto finalizado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_project_exited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "user.registered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Usuario registrado
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_user_registered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prueba
         * @description Sigue Standard Webhooks 1.0. Llega al menos una vez, no siempre en orden. Responde con 2xx en 15 segundos; 410 desactiva el webhook y lo demás se reintenta durante tres días.
         */
        post: operations["receive_webhook_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        CurrentUser: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Nombre de usuario; no cambia
             * @example maria
             */
            username: string;
            /**
             * @description user invierte; admin trabaja en la administración
             * @example admin
             * @enum {string}
             */
            role: "admin" | "user";
        };
        SignedInUser: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Nombre de usuario; no cambia
             * @example maria
             */
            username: string;
            /**
             * @description Nombre y apellido
             * @example María Torres
             */
            fullName: string;
            /**
             * @description user invierte; admin trabaja en la administración
             * @example admin
             * @enum {string}
             */
            role: "admin" | "user";
        };
        User: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Nombre de usuario; no cambia
             * @example maria
             */
            username: string;
            /**
             * @description Correo electrónico
             * @example maria@correo.example
             */
            email: string;
            /**
             * @description Nombre y apellido
             * @example María Torres
             */
            fullName: string;
            /**
             * @description user invierte; admin trabaja en la administración
             * @example admin
             * @enum {string}
             */
            role: "admin" | "user";
            /** @description The administrator's job; null for investors. */
            staffRole: ("administrator" | "auditor" | "compliance" | "content" | "finance" | "support" | "treasury") | null;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
        };
        StepUp: {
            /**
             * Format: date-time
             * @description Hasta cuándo vale la confirmación. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            validUntil: string;
        };
        Message: {
            /**
             * @description Mensaje para la persona, en español
             * @example Revisa los datos e intenta de nuevo.
             */
            message: string;
        };
        InvitationSettings: {
            /**
             * @description Si para registrarse hace falta un código
             * @example true
             */
            required: boolean;
        };
        InvitationValidation: {
            /**
             * @description Si el código sirve
             * @example true
             */
            valid: boolean;
            /**
             * @description Mensaje para la persona, en español
             * @example Revisa los datos e intenta de nuevo.
             */
            message: string | null;
        };
        InvitationCode: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Código
             * @example CASA2026
             */
            code: string;
            /**
             * @description Correo electrónico
             * @example maria@correo.example
             */
            email: string | null;
            /**
             * @description Cuántas veces se puede usar
             * @example 1
             */
            maxUses: number;
            /**
             * @description Cuántas veces se usó
             * @example 0
             */
            uses: number;
            /**
             * Format: date-time
             * @description Cuándo vence; null si no vence. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            expiresAt: string | null;
            /**
             * @description Estado
             * @example expired
             * @enum {string}
             */
            status: "expired" | "open" | "revoked" | "used";
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Cuándo se revocó; null si sigue en pie. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            revokedAt: string | null;
        };
        Post: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Título
             * @example Cómo se reparte la renta
             */
            title: string;
            /**
             * @description Parte final de la dirección del artículo
             * @example como-se-reparte-la-renta
             */
            slug: string;
            /**
             * @description Dirección de la imagen
             * @example /images/uno.svg
             */
            imageUrl: string | null;
            /**
             * @description Resumen de una o dos frases
             * @example Cómo se reparte la renta de un mes.
             */
            excerpt: string;
            /**
             * @description Texto completo; una línea en blanco separa los párrafos
             * @example Primer párrafo.
             *
             *     Segundo párrafo.
             */
            content: string;
        };
        InvestorInvestment: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Id del usuario
             * @example 2
             */
            userId: number;
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number;
            /**
             * @description Nombre del proyecto, también de uno eliminado
             * @example Casa del Lago
             */
            projectName: string;
            /**
             * @description Monto. Dólares estadounidenses, sin decimales
             * @example 3000
             */
            amount: number;
            /**
             * @description Retorno anual proyectado, en porcentaje
             * @example 8.5
             */
            annualReturn: number;
            /**
             * @description Dirección de la imagen
             * @example /images/uno.svg
             */
            imageUrl: string;
            /**
             * @description Suma de sus pagos pagados, también los de fecha futura. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            actualReturns: string;
            /**
             * @description Rendimiento proyectado de un año. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            projectedReturns: string;
        };
        ReturnHistory: {
            /** @description Pagos, del período más reciente al más antiguo */
            returnHistory: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Id de la inversión; se conserva aunque se elimine
                 * @example 12
                 */
                investmentId: number;
                /**
                 * @description Nombre del proyecto, también de uno eliminado
                 * @example Casa del Lago
                 */
                projectName: string;
                /**
                 * @description Mes que se paga, AAAA-MM
                 * @example 2026-01
                 */
                period: string;
                /**
                 * @description Monto. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                amount: string;
                /**
                 * Format: date
                 * @description Día del pago. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                paymentDate: string;
                /**
                 * @description Estado
                 * @example missed
                 * @enum {string}
                 */
                status: "missed" | "paid" | "pending";
            }[];
        };
        Balance: {
            /**
             * @description Saldo disponible para invertir o retirar. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            available: string;
            /**
             * @description Saldo que se puede retirar hoy: sin lo que una segunda persona aún no confirma con el banco. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            withdrawable: string;
            /**
             * Format: date
             * @description Día del primer depósito por confirmar; null si no hay ninguno. Fecha de calendario, AAAA-MM-DD
             * @example 2026-12-05
             */
            unconfirmedSince: string | null;
            /**
             * @description Saldo retenido por retiros que se están tramitando. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            held: string;
            /**
             * @description Referencia que identifica tus transferencias
             * @example RF18539007547034
             */
            depositReference: string;
        };
        Movement: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Qué movió el dinero
             * @example adjustment
             * @enum {string}
             */
            kind: "adjustment" | "deposit" | "exit" | "investment" | "opening" | "order" | "payment" | "rent" | "reversal" | "withdrawal";
            /**
             * @description Monto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            amount: string;
            /**
             * @description Saldo después del movimiento. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            balanceAfter: string;
            /**
             * Format: date
             * @description Día del movimiento. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            occurredOn: string;
            /**
             * Format: date
             * @description Día futuro desde el que cuenta en el saldo disponible; null si ya cuenta. Fecha de calendario, AAAA-MM-DD
             * @example 2026-12-05
             */
            availableOn: string | null;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * @description Referencia; null si no la hay
             * @example RF18539007547034
             */
            reference: string | null;
            /**
             * @description Concepto del movimiento
             * @example Renta de enero
             */
            memo: string;
        };
        RentCalendarMonth: {
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number;
            /**
             * @description Nombre del proyecto, también de uno eliminado
             * @example Casa del Lago
             */
            projectName: string;
            /**
             * @description Mes que se paga, AAAA-MM
             * @example 2026-01
             */
            period: string;
            /**
             * @description Lo que corresponde recibir. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            expected: string;
            /**
             * @description Lo recibido. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            received: string;
            /**
             * @description Estado
             * @example late
             * @enum {string}
             */
            status: "late" | "missed" | "partial" | "received" | "upcoming";
            /**
             * @description State of the rent, as shown on all pages and in all files.
             * @example announced
             * @enum {string}
             */
            state: "announced" | "late" | "missed" | "partial" | "pending" | "received" | "upcoming";
            /**
             * Format: date
             * @description Día en que vence. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            dueDate: string;
            /**
             * @description Días de atraso; 0 si está al día
             * @example 0
             */
            daysLate: number;
        };
        AccountStatement: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Número del comprobante
             * @example CIM-7K3M9-QXR4T
             */
            number: string;
            /**
             * @description Año
             * @example 2025
             */
            year: number;
            /**
             * @description Version number: 1 for the first statement of a year, 2 for the statement that supersedes it.
             * @example 1
             */
            version: number;
            /**
             * Format: date
             * @description Last day covered by the statement.. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            throughOn: string;
            /**
             * @description Estado
             * @example failed
             * @enum {string}
             */
            status: "failed" | "queued" | "ready";
            /**
             * @description Código
             * @example CASA2026
             */
            code: string;
            /**
             * @description Total. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            total: string | null;
            /**
             * @description SHA-256 hash of the PDF, in hexadecimal; null until the PDF is ready.
             * @example Texto
             */
            sha256: string | null;
            /**
             * @description Size of the PDF in bytes.
             * @example 1
             */
            size: number | null;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * @description ID of the version that this statement supersedes.
             * @example 1
             */
            supersedes: number | null;
        };
        StatementVerification: {
            /**
             * @description Número del comprobante
             * @example CIM-7K3M9-QXR4T
             */
            number: string;
            /**
             * @description Año
             * @example 2025
             */
            year: number;
            /**
             * @description Número de la versión del estado de cuenta, desde 1
             * @example 1
             */
            version: number;
            /**
             * Format: date
             * @description Last day covered by the statement.. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            throughOn: string;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * @description Total. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            total: string;
            /**
             * @description SHA-256 hash of the genuine PDF, in hexadecimal.
             * @example Texto
             */
            sha256: string;
            /**
             * @description Statement number of the latest version; null if this is the latest version.
             * @example Texto
             */
            laterNumber: string | null;
            /**
             * @description Latest version number; null if this is the latest version.
             * @example 1
             */
            laterVersion: number | null;
        };
        NewOrder: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Número del comprobante
             * @example CIM-7K3M9-QXR4T
             */
            number: string;
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number;
            /**
             * @description Monto. Dólares estadounidenses, sin decimales
             * @example 3000
             */
            amount: number;
            /**
             * @description De dónde sale el dinero: balance (saldo) o transfer (transferencia por llegar)
             * @example balance
             * @enum {string}
             */
            fundedFrom: "balance" | "transfer";
            /**
             * @description Estado
             * @example cancelled
             * @enum {string}
             */
            status: "cancelled" | "committed" | "expired" | "paid" | "reserved";
            /**
             * @description Referencia; null si no la hay
             * @example RF18539007547034
             */
            reference: string | null;
            /**
             * Format: date-time
             * @description Cuándo vence; null si no vence. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            expiresAt: string | null;
            /**
             * @description Id de la inversión; se conserva aunque se elimine
             * @example 12
             */
            investmentId: number | null;
            /**
             * @description Lo que trajeron a tu saldo las transferencias con los datos de la orden que no la pagaron exacta; 0.00 si no hay. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            received: string;
            /**
             * @description Lo que le falta a una reserva después de lo recibido; 0.00 en otro estado. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            missing: string;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /** @description Avisos sobre lo guardado; no está si no hay ninguno */
            warnings?: {
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
                /**
                 * @description Campo del que se trata
                 * @example period
                 */
                field: string;
                /**
                 * @description Mensaje para la persona, en español
                 * @example Revisa los datos e intenta de nuevo.
                 */
                message: string;
            }[];
        };
        Order: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Número del comprobante
             * @example CIM-7K3M9-QXR4T
             */
            number: string;
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number;
            /**
             * @description Monto. Dólares estadounidenses, sin decimales
             * @example 3000
             */
            amount: number;
            /**
             * @description De dónde sale el dinero: balance (saldo) o transfer (transferencia por llegar)
             * @example balance
             * @enum {string}
             */
            fundedFrom: "balance" | "transfer";
            /**
             * @description Estado
             * @example cancelled
             * @enum {string}
             */
            status: "cancelled" | "committed" | "expired" | "paid" | "reserved";
            /**
             * @description Referencia; null si no la hay
             * @example RF18539007547034
             */
            reference: string | null;
            /**
             * Format: date-time
             * @description Cuándo vence; null si no vence. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            expiresAt: string | null;
            /**
             * @description Id de la inversión; se conserva aunque se elimine
             * @example 12
             */
            investmentId: number | null;
            /**
             * @description Lo que trajeron a tu saldo las transferencias con los datos de la orden que no la pagaron exacta; 0.00 si no hay. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            received: string;
            /**
             * @description Lo que le falta a una reserva después de lo recibido; 0.00 en otro estado. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            missing: string;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
        };
        AdminOrder: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Número del comprobante
             * @example CIM-7K3M9-QXR4T
             */
            number: string;
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number;
            /**
             * @description Monto. Dólares estadounidenses, sin decimales
             * @example 3000
             */
            amount: number;
            /**
             * @description De dónde sale el dinero: balance (saldo) o transfer (transferencia por llegar)
             * @example balance
             * @enum {string}
             */
            fundedFrom: "balance" | "transfer";
            /**
             * @description Estado
             * @example cancelled
             * @enum {string}
             */
            status: "cancelled" | "committed" | "expired" | "paid" | "reserved";
            /**
             * @description Referencia; null si no la hay
             * @example RF18539007547034
             */
            reference: string | null;
            /**
             * Format: date-time
             * @description Cuándo vence; null si no vence. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            expiresAt: string | null;
            /**
             * @description Id de la inversión; se conserva aunque se elimine
             * @example 12
             */
            investmentId: number | null;
            /**
             * @description Lo que trajeron a tu saldo las transferencias con los datos de la orden que no la pagaron exacta; 0.00 si no hay. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            received: string;
            /**
             * @description Lo que le falta a una reserva después de lo recibido; 0.00 en otro estado. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            missing: string;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * @description Id del usuario
             * @example 2
             */
            userId: number;
            /**
             * @description Nombre del proyecto, también de uno eliminado
             * @example Casa del Lago
             */
            projectName: string;
            /**
             * Format: date-time
             * @description Cuándo se le recordó la transferencia por última vez; null si no se le recordó. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            remindedAt: string | null;
        };
        Project: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Nombre
             * @example Casa del Lago
             */
            name: string;
            /**
             * @description Ubicación
             * @example Quito, Ecuador
             */
            location: string;
            /**
             * @description Estado
             * @example available
             * @enum {string}
             */
            status: "available" | "exited" | "funded";
            /**
             * @description Tipo de propiedad
             * @example comercial
             * @enum {string}
             */
            propertyType: "comercial" | "residencial";
            /**
             * @description Objetivo. Dólares estadounidenses, sin decimales
             * @example 300000
             */
            target: number;
            /**
             * @description Lo reunido hasta ahora, con órdenes pagadas. Dólares estadounidenses, sin decimales
             * @example 120000
             */
            funded: number;
            /**
             * @description Inversión mínima, y valor de una fracción. Dólares estadounidenses, sin decimales
             * @example 1000
             */
            minInvestment: number;
            /**
             * @description Retorno anual proyectado, en porcentaje
             * @example 8.5
             */
            annualReturn: string;
            /**
             * @description Plazo, como texto
             * @example 24 meses
             */
            term: string;
            /**
             * @description Número de inversionistas
             * @example 42
             */
            totalInvestors: number;
            /**
             * @description Valoración actual; null si no hay. Dólares estadounidenses, sin decimales
             * @example 315000
             */
            currentValuation: number | null;
            /**
             * Format: date
             * @description Día en que se completó el objetivo; null si falta. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            fundedDate: string | null;
            /**
             * Format: date
             * @description Día de la venta; null si no se ha vendido. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            exitDate: string | null;
            /**
             * @description Dirección de la imagen
             * @example /images/uno.svg
             */
            image: string;
            /**
             * @description Descripción
             * @example Casa de tres dormitorios cerca del parque.
             */
            description: string;
            /**
             * @description The company and person responsible for the project.
             * @example Texto
             */
            responsible: string | null;
            /**
             * @description Fees paid by the project's investors, one per paragraph.
             * @example Texto
             */
            fees: string | null;
            /**
             * @description Specific risks of the project, one per paragraph.
             * @example Texto
             */
            risks: string | null;
            /**
             * @description Lo que está en reservas abiertas: nadie más puede invertirlo, y aún no se ha reunido. Dólares estadounidenses, sin decimales
             * @example 5000
             */
            reserved: number;
        };
        ProjectDocument: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Título
             * @example Cómo se reparte la renta
             */
            title: string;
            /**
             * @description Qué documento es
             * @example appraisal
             * @enum {string}
             */
            kind: "appraisal" | "contract" | "deed" | "other" | "plans" | "report";
            /**
             * @description Quién lo ve: todos, quien inició sesión o solo sus inversionistas
             * @example everybody
             * @enum {string}
             */
            visibility: "everybody" | "holders" | "signed_in";
            /** @description The latest version. */
            current: {
                /**
                 * @description Version number: 1 for the first upload, increased by one with each new upload.
                 * @example 1
                 */
                version: number;
                /**
                 * @description Nombre del archivo
                 * @example escritura.pdf
                 */
                fileName: string;
                /**
                 * @description Tipo del archivo
                 * @example application/pdf
                 */
                contentType: string;
                /**
                 * @description Size in bytes.
                 * @example 1
                 */
                size: number;
                /**
                 * @description SHA-256 hash of the content, in hexadecimal.
                 * @example Texto
                 */
                sha256: string;
                /**
                 * Format: date-time
                 * @description Cuándo se creó el registro. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                createdAt: string;
            };
        };
        ProjectUpdate: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description De qué trata la novedad
             * @example obra
             * @enum {string}
             */
            kind: "obra" | "renta" | "retraso" | "salida" | "valoracion";
            /**
             * @description Título
             * @example Cómo se reparte la renta
             */
            title: string;
            /**
             * @description Text with paragraphs separated by blank lines.
             * @example Texto
             */
            text: string;
            /**
             * Format: date
             * @description For a delay, the new expected date.. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            newDate: string | null;
            /**
             * @description Quién la ve: todos, quien inició sesión o solo sus inversionistas
             * @example everybody
             * @enum {string}
             */
            visibility: "everybody" | "holders" | "signed_in";
            /**
             * Format: date-time
             * @description Cuándo se publicó. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            publishedAt: string;
            /** @description Pictures, in display order. */
            pictures: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Descripción
                 * @example Casa de tres dormitorios cerca del parque.
                 */
                description: string;
                /**
                 * @description Size in pixels.
                 * @example 1
                 */
                width: number;
                /**
                 * @description Size in pixels.
                 * @example 1
                 */
                height: number;
            }[];
        };
        TrackRecord: {
            /**
             * Format: date
             * @description Día al que corresponden las cifras. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            asOf: string;
            /** @description Totales de todos los proyectos */
            totals: {
                /**
                 * @description Proyectos que alguna vez recibieron dinero
                 * @example 1
                 */
                projects: number;
                /**
                 * @description Lo invertido. Dólares estadounidenses, sin decimales
                 * @example 1
                 */
                invested: number;
                /**
                 * @description Meses pagados a tiempo
                 * @example 21
                 */
                monthsOnTime: number;
                /**
                 * @description Meses pagados con atraso
                 * @example 1
                 */
                monthsLate: number;
                /**
                 * @description Meses que no se pagaron
                 * @example 0
                 */
                monthsMissed: number;
                /**
                 * @description Promedio de días de atraso de los pagos; null sin pagos
                 * @example 1.5
                 */
                averageDaysLate: number;
                /**
                 * @description Rendimiento anual ponderado por lo invertido, en porcentaje; null si no se conoce
                 * @example 8.4
                 */
                weightedReturn: number | null;
            };
            /** @description Proyectos que alguna vez recibieron dinero */
            projects: {
                /**
                 * @description Id del proyecto; se conserva aunque se elimine
                 * @example 3
                 */
                projectId: number;
                /**
                 * @description Nombre
                 * @example Casa del Lago
                 */
                name: string;
                /** @description Estado */
                status: ("available" | "exited" | "funded") | null;
                /**
                 * @description Capital invertido, que es su peso en el total; redondeado a la baja a 10.000 mientras sea de menos de cinco personas. Dólares estadounidenses, sin decimales
                 * @example 1
                 */
                capital: number;
                /**
                 * @description Retorno anual prometido, en porcentaje
                 * @example 8.5
                 */
                promisedReturn: number;
                /**
                 * @description Rendimiento anual hasta hoy, en porcentaje; null si no se conoce
                 * @example 8.2
                 */
                realizedReturn: number | null;
                /**
                 * @description Meses pagados a tiempo
                 * @example 21
                 */
                monthsOnTime: number;
                /**
                 * @description Meses pagados con atraso
                 * @example 1
                 */
                monthsLate: number;
                /**
                 * @description Meses que no se pagaron
                 * @example 0
                 */
                monthsMissed: number;
                /**
                 * @description Promedio de días de atraso de los pagos; null sin pagos
                 * @example 1.5
                 */
                averageDaysLate: number;
                /**
                 * @description Plazo prometido
                 * @example 24 meses
                 */
                promisedTerm: string | null;
                /**
                 * Format: date
                 * @description Nueva fecha que anunció su último retraso; null si no hubo ninguno. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                delayedTo: string | null;
                /**
                 * @description Título de ese retraso; null si no hubo ninguno o si no todos pueden leerlo
                 * @example Texto
                 */
                delayTitle: string | null;
                /**
                 * @description Meses que duró de verdad; null si sigue en marcha
                 * @example 22
                 */
                actualMonths: number | null;
                /**
                 * Format: date
                 * @description Día en que se completó el objetivo; null si falta. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                fundedDate: string | null;
                /**
                 * Format: date
                 * @description Día de la venta; null si no se ha vendido. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                exitDate: string | null;
                /**
                 * @description Rendimiento anual con la venta (TIR), en porcentaje; en menos de 30 días, sin anualizar; null si no se ha vendido
                 * @example 9.1
                 */
                exitReturn: number | null;
                /**
                 * @description Si el rendimiento con la venta es anual; false en menos de 30 días
                 * @example true
                 */
                isYearly: boolean;
            }[];
        };
        SavedProject: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Nombre
             * @example Casa del Lago
             */
            name: string;
            /**
             * @description Ubicación
             * @example Quito, Ecuador
             */
            location: string;
            /**
             * @description Estado
             * @example available
             * @enum {string}
             */
            status: "available" | "exited" | "funded";
            /**
             * @description Tipo de propiedad
             * @example comercial
             * @enum {string}
             */
            propertyType: "comercial" | "residencial";
            /**
             * @description Objetivo. Dólares estadounidenses, sin decimales
             * @example 300000
             */
            target: number;
            /**
             * @description Lo reunido hasta ahora, con órdenes pagadas. Dólares estadounidenses, sin decimales
             * @example 120000
             */
            funded: number;
            /**
             * @description Inversión mínima, y valor de una fracción. Dólares estadounidenses, sin decimales
             * @example 1000
             */
            minInvestment: number;
            /**
             * @description Retorno anual proyectado, en porcentaje
             * @example 8.5
             */
            annualReturn: string;
            /**
             * @description Plazo, como texto
             * @example 24 meses
             */
            term: string;
            /**
             * @description Número de inversionistas
             * @example 42
             */
            totalInvestors: number;
            /**
             * @description Valoración actual; null si no hay. Dólares estadounidenses, sin decimales
             * @example 315000
             */
            currentValuation: number | null;
            /**
             * Format: date
             * @description Día en que se completó el objetivo; null si falta. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            fundedDate: string | null;
            /**
             * Format: date
             * @description Día de la venta; null si no se ha vendido. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            exitDate: string | null;
            /**
             * @description Dirección de la imagen
             * @example /images/uno.svg
             */
            image: string;
            /**
             * @description Descripción
             * @example Casa de tres dormitorios cerca del parque.
             */
            description: string;
            /**
             * @description The company and person responsible for the project.
             * @example Texto
             */
            responsible: string | null;
            /**
             * @description Fees paid by the project's investors, one per paragraph.
             * @example Texto
             */
            fees: string | null;
            /**
             * @description Specific risks of the project, one per paragraph.
             * @example Texto
             */
            risks: string | null;
            /**
             * @description Lo que está en reservas abiertas: nadie más puede invertirlo, y aún no se ha reunido. Dólares estadounidenses, sin decimales
             * @example 5000
             */
            reserved: number;
            /**
             * Format: date-time
             * @description Cuándo se publicó; null en un borrador. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            publishedAt: string | null;
            /** @description Avisos sobre lo guardado; no está si no hay ninguno */
            warnings?: {
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
                /**
                 * @description Campo del que se trata
                 * @example period
                 */
                field: string;
                /**
                 * @description Mensaje para la persona, en español
                 * @example Revisa los datos e intenta de nuevo.
                 */
                message: string;
            }[];
        };
        AdminProject: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Nombre
             * @example Casa del Lago
             */
            name: string;
            /**
             * @description Ubicación
             * @example Quito, Ecuador
             */
            location: string;
            /**
             * @description Estado
             * @example available
             * @enum {string}
             */
            status: "available" | "exited" | "funded";
            /**
             * @description Tipo de propiedad
             * @example comercial
             * @enum {string}
             */
            propertyType: "comercial" | "residencial";
            /**
             * @description Objetivo. Dólares estadounidenses, sin decimales
             * @example 300000
             */
            target: number;
            /**
             * @description Lo reunido hasta ahora, con órdenes pagadas. Dólares estadounidenses, sin decimales
             * @example 120000
             */
            funded: number;
            /**
             * @description Inversión mínima, y valor de una fracción. Dólares estadounidenses, sin decimales
             * @example 1000
             */
            minInvestment: number;
            /**
             * @description Retorno anual proyectado, en porcentaje
             * @example 8.5
             */
            annualReturn: string;
            /**
             * @description Plazo, como texto
             * @example 24 meses
             */
            term: string;
            /**
             * @description Número de inversionistas
             * @example 42
             */
            totalInvestors: number;
            /**
             * @description Valoración actual; null si no hay. Dólares estadounidenses, sin decimales
             * @example 315000
             */
            currentValuation: number | null;
            /**
             * Format: date
             * @description Día en que se completó el objetivo; null si falta. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            fundedDate: string | null;
            /**
             * Format: date
             * @description Día de la venta; null si no se ha vendido. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            exitDate: string | null;
            /**
             * @description Dirección de la imagen
             * @example /images/uno.svg
             */
            image: string;
            /**
             * @description Descripción
             * @example Casa de tres dormitorios cerca del parque.
             */
            description: string;
            /**
             * @description The company and person responsible for the project.
             * @example Texto
             */
            responsible: string | null;
            /**
             * @description Fees paid by the project's investors, one per paragraph.
             * @example Texto
             */
            fees: string | null;
            /**
             * @description Specific risks of the project, one per paragraph.
             * @example Texto
             */
            risks: string | null;
            /**
             * @description Lo que está en reservas abiertas: nadie más puede invertirlo, y aún no se ha reunido. Dólares estadounidenses, sin decimales
             * @example 5000
             */
            reserved: number;
            /**
             * Format: date-time
             * @description Cuándo se publicó; null en un borrador. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            publishedAt: string | null;
        };
        Deletion: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
        };
        ListedUser: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Nombre de usuario; no cambia
             * @example maria
             */
            username: string;
            /**
             * @description Correo electrónico
             * @example maria@correo.example
             */
            email: string;
            /**
             * @description Nombre y apellido
             * @example María Torres
             */
            fullName: string;
            /**
             * @description user invierte; admin trabaja en la administración
             * @example admin
             * @enum {string}
             */
            role: "admin" | "user";
            /** @description The administrator's job; null for investors. */
            staffRole: ("administrator" | "auditor" | "compliance" | "content" | "finance" | "support" | "treasury") | null;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * @description New e-mail address set by staff, pending until its owner confirms it and the owner of the current address has had 24 hours to stop the change; null if there is none.
             * @example Texto
             */
            pendingEmail: string | null;
        };
        SavedUser: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Nombre de usuario; no cambia
             * @example maria
             */
            username: string;
            /**
             * @description Correo electrónico
             * @example maria@correo.example
             */
            email: string;
            /**
             * @description Nombre y apellido
             * @example María Torres
             */
            fullName: string;
            /**
             * @description user invierte; admin trabaja en la administración
             * @example admin
             * @enum {string}
             */
            role: "admin" | "user";
            /** @description The administrator's job; null for investors. */
            staffRole: ("administrator" | "auditor" | "compliance" | "content" | "finance" | "support" | "treasury") | null;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * @description New e-mail address set by staff, pending until its owner confirms it and the owner of the current address has had 24 hours to stop the change; null if there is none.
             * @example Texto
             */
            pendingEmail: string | null;
            /** @description Avisos sobre lo guardado; no está si no hay ninguno */
            warnings?: {
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
                /**
                 * @description Campo del que se trata
                 * @example period
                 */
                field: string;
                /**
                 * @description Mensaje para la persona, en español
                 * @example Revisa los datos e intenta de nuevo.
                 */
                message: string;
            }[];
        };
        AdminUser: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Nombre de usuario; no cambia
             * @example maria
             */
            username: string;
            /**
             * @description Correo electrónico
             * @example maria@correo.example
             */
            email: string;
            /**
             * @description Nombre y apellido
             * @example María Torres
             */
            fullName: string;
            /**
             * @description user invierte; admin trabaja en la administración
             * @example admin
             * @enum {string}
             */
            role: "admin" | "user";
            /** @description The administrator's job; null for investors. */
            staffRole: ("administrator" | "auditor" | "compliance" | "content" | "finance" | "support" | "treasury") | null;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * @description New e-mail address set by staff, pending until its owner confirms it and the owner of the current address has had 24 hours to stop the change; null if there is none.
             * @example Texto
             */
            pendingEmail: string | null;
        };
        UserOverview: {
            /** @description La cuenta */
            user: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Nombre de usuario; no cambia
                 * @example maria
                 */
                username: string;
                /**
                 * @description Correo electrónico
                 * @example maria@correo.example
                 */
                email: string;
                /**
                 * @description Nombre y apellido
                 * @example María Torres
                 */
                fullName: string;
                /**
                 * @description user invierte; admin trabaja en la administración
                 * @example admin
                 * @enum {string}
                 */
                role: "admin" | "user";
                /** @description The administrator's job; null for investors. */
                staffRole: ("administrator" | "auditor" | "compliance" | "content" | "finance" | "support" | "treasury") | null;
                /**
                 * Format: date-time
                 * @description Cuándo se creó el registro. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                createdAt: string;
            };
            /** @description Saldo */
            balance: {
                /**
                 * @description Saldo disponible para invertir o retirar. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                available: string | null;
                /**
                 * @description Saldo retenido por retiros que se están tramitando. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                held: string | null;
                /**
                 * @description Lo invertido. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                invested: string | null;
                /**
                 * @description Suma de los pagos pendientes de ese mes. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                pending: string | null;
            };
            /** @description The account's orders; null without `orders:read`. */
            orders: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Número del comprobante
                 * @example CIM-7K3M9-QXR4T
                 */
                number: string;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number;
                /**
                 * @description Id del proyecto; se conserva aunque se elimine
                 * @example 3
                 */
                projectId: number;
                /**
                 * @description Nombre del proyecto, también de uno eliminado
                 * @example Casa del Lago
                 */
                projectName: string;
                /**
                 * @description Monto. Dólares estadounidenses, sin decimales
                 * @example 3000
                 */
                amount: number;
                /**
                 * @description Estado
                 * @example cancelled
                 * @enum {string}
                 */
                status: "cancelled" | "committed" | "expired" | "paid" | "reserved";
                /**
                 * @description Referencia; null si no la hay
                 * @example RF18539007547034
                 */
                reference: string | null;
                /**
                 * Format: date-time
                 * @description Cuándo vence; null si no vence. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                expiresAt: string | null;
                /**
                 * @description Id de la inversión; se conserva aunque se elimine
                 * @example 12
                 */
                investmentId: number | null;
                /**
                 * Format: date-time
                 * @description Cuándo se creó el registro. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                createdAt: string;
            }[] | null;
            /** @description The account's investments; null without `investments:read`. */
            investments: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number;
                /**
                 * @description Id del proyecto; se conserva aunque se elimine
                 * @example 3
                 */
                projectId: number;
                /**
                 * @description Monto. Dólares estadounidenses, sin decimales
                 * @example 3000
                 */
                amount: number;
                /**
                 * @description Retorno anual proyectado, en porcentaje
                 * @example 8.5
                 */
                annualReturn: number;
                /**
                 * @description Nombre del proyecto, también de uno eliminado
                 * @example Casa del Lago
                 */
                projectName: string;
                /**
                 * @description Dirección de la imagen
                 * @example /images/uno.svg
                 */
                imageUrl: string;
            }[] | null;
            /** @description Cuántos pagos se crearon */
            payments: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Id de la inversión; se conserva aunque se elimine
                 * @example 12
                 */
                investmentId: number;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number;
                /**
                 * @description Id del proyecto; se conserva aunque se elimine
                 * @example 3
                 */
                projectId: number;
                /**
                 * @description Monto. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                amount: string;
                /**
                 * @description Mes que se paga, AAAA-MM
                 * @example 2026-01
                 */
                period: string;
                /**
                 * Format: date
                 * @description Día del pago. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                paymentDate: string;
                /**
                 * @description Estado
                 * @example missed
                 * @enum {string}
                 */
                status: "missed" | "paid" | "pending";
                /**
                 * Format: date
                 * @description Date on which the payment was credited; null if it is not paid.. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                creditedOn: string | null;
                /**
                 * @description Reason for an earlier credit date; null if the payment was not credited on an earlier day.
                 * @example Texto
                 */
                dateReason: string | null;
            }[] | null;
            /** @description The account's withdrawals; null without `withdrawals:read`. */
            withdrawals: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number;
                /**
                 * @description Monto. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                amount: string;
                /**
                 * @description Estado
                 * @example approved
                 * @enum {string}
                 */
                status: "approved" | "cancelled" | "paid" | "rejected" | "requested" | "returned";
                /**
                 * @description Referencia; null si no la hay
                 * @example RF18539007547034
                 */
                reference: string;
                /**
                 * Format: date-time
                 * @description Cuándo se creó el registro. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description Cuándo se decidió; null si espera. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                decidedAt: string | null;
                /**
                 * Format: date
                 * @description Día en que se pagó; null si aún no se paga. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                paidOn: string | null;
                /**
                 * @description Motivo; null si no lo hay
                 * @example La cuenta no es de la persona
                 */
                reason: string | null;
                /**
                 * @description Referencia con la que el banco hizo el pago; null si aún no se paga
                 * @example TRF-77
                 */
                bankReference: string | null;
                /**
                 * @description Id del lote de retiros; null si no es de uno
                 * @example 3
                 */
                batchId: number | null;
            }[] | null;
            /** @description Los movimientos más recientes del saldo disponible; null sin el permiso ledger:read */
            movements: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Qué movió el dinero
                 * @example adjustment
                 * @enum {string}
                 */
                kind: "adjustment" | "deposit" | "exit" | "investment" | "opening" | "order" | "payment" | "rent" | "reversal" | "withdrawal";
                /**
                 * @description Monto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                amount: string;
                /**
                 * @description Saldo después del movimiento. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                balanceAfter: string;
                /**
                 * Format: date
                 * @description Día del movimiento. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                occurredOn: string;
                /**
                 * Format: date
                 * @description Día futuro desde el que cuenta en el saldo disponible; null si ya cuenta. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-12-05
                 */
                availableOn: string | null;
                /**
                 * Format: date-time
                 * @description Cuándo se creó el registro. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                createdAt: string;
                /**
                 * @description Referencia; null si no la hay
                 * @example RF18539007547034
                 */
                reference: string | null;
                /**
                 * @description Concepto del movimiento
                 * @example Renta de enero
                 */
                memo: string;
            }[] | null;
            /** @description Los avisos más recientes en la aplicación */
            notices: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Qué se avisa
                 * @example account_disabled
                 * @enum {string}
                 */
                kind: "account_disabled" | "account_enabled" | "account_locked" | "balance_adjusted" | "bank_account_changed" | "bank_statement_confirmed" | "bank_statement_rejected" | "data_request_completed" | "data_request_received" | "data_request_rejected" | "deposit_credited" | "deposit_reversed" | "email_change_requested" | "email_changed" | "investment_changed" | "investment_created" | "investment_deleted" | "new_device" | "order_cancelled" | "order_credited" | "order_expired" | "order_expiring" | "order_extended" | "order_paid" | "order_reopened" | "order_reserved" | "order_underpaid" | "password_changed" | "payment_changed" | "payment_received" | "payment_withdrawn" | "project_changed" | "project_exited" | "project_update" | "second_factor_changed" | "statement_ready" | "webhook_disabled" | "withdrawal_approved" | "withdrawal_paid" | "withdrawal_rejected" | "withdrawal_requested" | "withdrawal_returned" | "withdrawal_unapproved" | "withdrawal_unpaid" | "withdrawal_unreturned";
                /**
                 * @description Título
                 * @example Cómo se reparte la renta
                 */
                title: string;
                /**
                 * @description El texto del aviso
                 * @example Texto
                 */
                body: string;
                /**
                 * @description Dirección de la página que dice más
                 * @example /balance
                 */
                path: string;
                /**
                 * Format: date-time
                 * @description Cuándo se creó el registro. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description Cuándo se leyó; null mientras es nuevo. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                readAt: string | null;
            }[];
            /** @description Los correos más recientes a su dirección actual, de los últimos 90 días */
            emails: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description The recipient's e-mail address; null if there is none or without `users:read`.
                 * @example Texto
                 */
                recipient: string | null;
                /**
                 * @description De qué se trata
                 * @example project:3
                 */
                subject: string | null;
                /**
                 * @description Estado
                 * @example dead
                 * @enum {string}
                 */
                status: "dead" | "done" | "held" | "pending" | "sending";
                /**
                 * Format: date-time
                 * @description Cuándo se creó el registro. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                createdAt: string;
            }[];
            /** @description The account's statements; null for API keys. */
            statements: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Número del comprobante
                 * @example CIM-7K3M9-QXR4T
                 */
                number: string;
                /**
                 * @description Año
                 * @example 2025
                 */
                year: number;
                /**
                 * @description Version number: 1 for the first statement of a year, 2 for the statement that supersedes it.
                 * @example 1
                 */
                version: number;
                /**
                 * Format: date
                 * @description Last day covered by the statement.. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                throughOn: string;
                /**
                 * @description Estado
                 * @example failed
                 * @enum {string}
                 */
                status: "failed" | "queued" | "ready";
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
                /**
                 * @description Total. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                total: string | null;
                /**
                 * Format: date-time
                 * @description Cuándo se creó el registro. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                createdAt: string;
            }[] | null;
            /** @description Requests about personal data; null unless the caller has the `privacy:write` or `audit:read` permission. */
            requests: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number;
                /**
                 * @description Qué pide la persona sobre sus datos
                 * @example correction
                 * @enum {string}
                 */
                kind: "correction" | "deletion" | "export" | "objection";
                /**
                 * @description Estado
                 * @example cancelled
                 * @enum {string}
                 */
                status: "cancelled" | "completed" | "pending" | "rejected";
                /**
                 * @description Details of the request, in the user's words; null for other readers without `users:read`.
                 * @example Texto
                 */
                details: string | null;
                /**
                 * Format: date
                 * @description Día en que vence. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                dueDate: string;
                /**
                 * Format: date-time
                 * @description Cuándo se creó el registro. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description Cuándo se decidió; null si espera. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                decidedAt: string | null;
                /**
                 * @description Motivo; null si no lo hay
                 * @example La cuenta no es de la persona
                 */
                reason: string | null;
            }[] | null;
            /** @description Los cambios más recientes de sus registros; null para una clave de API */
            changes: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number | null;
                /**
                 * Format: date-time
                 * @description Cuándo se creó el registro. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                createdAt: string;
                /**
                 * @description Qué clase de registro cambió
                 * @example apiKey
                 * @enum {string}
                 */
                entity: "apiKey" | "approval" | "bankLine" | "bankRule" | "bankStatement" | "breach" | "collectingAccount" | "dataRequest" | "email" | "exit" | "investment" | "invitation" | "ledgerEntry" | "order" | "payment" | "paymentRun" | "period" | "post" | "project" | "projectDocument" | "projectUpdate" | "setting" | "statementBatch" | "user" | "waitlistRequest" | "webhookEndpoint" | "withdrawal";
                /**
                 * @description Id del registro que cambió
                 * @example 7
                 */
                recordId: number;
                /**
                 * @description Si se creó, se cambió o se eliminó
                 * @example create
                 * @enum {string}
                 */
                action: "create" | "delete" | "update";
                /**
                 * @description Id de la persona de la que es el registro: su inversionista, o la cuenta; null si no es de nadie
                 * @example 2
                 */
                personId: number | null;
                /**
                 * @description Id del proyecto; se conserva aunque se elimine
                 * @example 3
                 */
                projectId: number | null;
                /**
                 * @description Id del pago mensual que lo creó; null si se creó solo
                 * @example 9
                 */
                runId: number | null;
                /**
                 * @description El registro antes del cambio, como texto JSON; null si se creó
                 * @example {"name":"Casa del Puente"}
                 */
                before: string | null;
                /**
                 * @description El registro después del cambio, como texto JSON; null si se eliminó
                 * @example {"name":"Casa del Lago"}
                 */
                after: string | null;
                /**
                 * @description Dirección IP desde la que se hizo; null si fue un comando
                 * @example 190.12.4.7
                 */
                address: string | null;
            }[] | null;
        };
        Investment: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Id del usuario
             * @example 2
             */
            userId: number;
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number;
            /**
             * @description Monto. Dólares estadounidenses, sin decimales
             * @example 3000
             */
            amount: number;
            /**
             * @description Retorno anual proyectado, en porcentaje
             * @example 8.5
             */
            annualReturn: number;
            /**
             * @description Nombre del proyecto, también de uno eliminado
             * @example Casa del Lago
             */
            projectName: string;
            /**
             * @description Dirección de la imagen
             * @example /images/uno.svg
             */
            imageUrl: string;
        };
        Payment: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Id de la inversión; se conserva aunque se elimine
             * @example 12
             */
            investmentId: number;
            /**
             * @description Id del usuario
             * @example 2
             */
            userId: number;
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number;
            /**
             * @description Monto. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            amount: string;
            /**
             * @description Mes que se paga, AAAA-MM
             * @example 2026-01
             */
            period: string;
            /**
             * Format: date
             * @description Día del pago. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            paymentDate: string;
            /**
             * @description Estado
             * @example missed
             * @enum {string}
             */
            status: "missed" | "paid" | "pending";
            /**
             * Format: date
             * @description Date on which the payment was credited; null if it is not paid.. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            creditedOn: string | null;
            /**
             * @description Reason for an earlier credit date; null if the payment was not credited on an earlier day.
             * @example Texto
             */
            dateReason: string | null;
        };
        NewPayment: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Id de la inversión; se conserva aunque se elimine
             * @example 12
             */
            investmentId: number;
            /**
             * @description Id del usuario
             * @example 2
             */
            userId: number;
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number;
            /**
             * @description Monto. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            amount: string;
            /**
             * @description Mes que se paga, AAAA-MM
             * @example 2026-01
             */
            period: string;
            /**
             * Format: date
             * @description Día del pago. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            paymentDate: string;
            /**
             * @description Estado
             * @example missed
             * @enum {string}
             */
            status: "missed" | "paid" | "pending";
            /**
             * Format: date
             * @description Date on which the payment was credited; null if it is not paid.. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            creditedOn: string | null;
            /**
             * @description Reason for an earlier credit date; null if the payment was not credited on an earlier day.
             * @example Texto
             */
            dateReason: string | null;
            /** @description Avisos sobre lo guardado; no está si no hay ninguno */
            warnings?: {
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
                /**
                 * @description Campo del que se trata
                 * @example period
                 */
                field: string;
                /**
                 * @description Mensaje para la persona, en español
                 * @example Revisa los datos e intenta de nuevo.
                 */
                message: string;
                /** @description Pagos de los que se trata */
                paymentIds: number[];
                /** @description IDs of the withdrawals affected by an OVERDRAWS warning; empty for other warnings. */
                withdrawals: number[];
            }[];
        };
        PaymentDeletion: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /** @description Avisos sobre lo guardado; no está si no hay ninguno */
            warnings?: {
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
                /**
                 * @description Campo del que se trata
                 * @example period
                 */
                field: string;
                /**
                 * @description Mensaje para la persona, en español
                 * @example Revisa los datos e intenta de nuevo.
                 */
                message: string;
                /** @description IDs of the withdrawals affected by an OVERDRAWS warning; empty for other warnings. */
                withdrawals: number[];
            }[] | null;
        };
        TrialBalance: {
            /** @description Cuentas contables con su saldo */
            accounts: {
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
                /**
                 * @description Saldo. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                balance: string;
            }[];
            /**
             * @description Total. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            total: string;
        };
        JournalRow: {
            /**
             * Format: date
             * @description Día del asiento. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            date: string;
            /**
             * @description Id del asiento
             * @example 1
             */
            entryId: number;
            /**
             * @description Código de la cuenta
             * @example Texto
             */
            account: string;
            /**
             * @description Nombre de la cuenta
             * @example Texto
             */
            accountName: string;
            /**
             * @description Debe; el dinero que entra al banco es su debe; 0.00 si el movimiento va al haber. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            debit: string;
            /**
             * @description Haber; 0.00 si el movimiento va al debe. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            credit: string;
            /**
             * @description Id de la persona de la cuenta; null si la cuenta no es de una
             * @example 2
             */
            personId: number | null;
            /**
             * @description Id del proyecto de la cuenta; null si la cuenta no es de uno
             * @example 3
             */
            projectId: number | null;
            /**
             * @description Referencia; null si no la hay
             * @example RF18539007547034
             */
            reference: string | null;
            /**
             * @description Descripción del asiento
             * @example Renta de enero
             */
            memo: string;
        };
        AccountingPeriod: {
            /**
             * @description Mes del libro, AAAA-MM
             * @example 2026-01
             */
            period: string;
            /**
             * @description open mientras se puede fechar algo en él; closed si ya no
             * @example closed
             * @enum {string}
             */
            state: "closed" | "open";
            /**
             * Format: date-time
             * @description Cuándo se cerró; null mientras está abierto. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            closedAt: string | null;
            /**
             * @description Id de quien lo cerró; null mientras está abierto
             * @example 1
             */
            closedBy: number | null;
        };
        LedgerEntry: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Qué movió el dinero
             * @example adjustment
             * @enum {string}
             */
            kind: "adjustment" | "deposit" | "exit" | "investment" | "opening" | "order" | "payment" | "rent" | "reversal" | "withdrawal";
            /**
             * Format: date
             * @description Día del movimiento. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            occurredOn: string;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * @description Concepto del movimiento
             * @example Renta de enero
             */
            memo: string;
            /**
             * @description ID of the entry that this entry reverses. An entry can be reversed only once.
             * @example 1
             */
            reversalOf: number | null;
            /** @description Changes to account balances, which add up to zero. */
            postings: {
                /** @description La cuenta contable del movimiento */
                account: {
                    /**
                     * @description Código
                     * @example CASA2026
                     */
                    code: string;
                };
                /**
                 * @description Monto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                amount: string;
            }[];
        };
        CollectingAccount: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Banco
             * @example Banco Pichincha
             */
            bank: string;
            /**
             * @description Número de la cuenta; solo sus últimos dígitos cuando se lee
             * @example ******1463
             */
            accountNumber: string;
            /**
             * @description Titular de la cuenta
             * @example María Fernanda Torres
             */
            holderName: string;
        };
        BankAccount: {
            /**
             * @description Banco
             * @example Banco Pichincha
             */
            bank: string;
            /**
             * @description Tipo de cuenta: de ahorros o corriente
             * @example checking
             * @enum {string}
             */
            accountType: "checking" | "savings";
            /**
             * @description Número de la cuenta; solo sus últimos dígitos cuando se lee
             * @example ******1463
             */
            accountNumber: string;
            /**
             * @description Titular de la cuenta
             * @example María Fernanda Torres
             */
            holderName: string;
            /**
             * @description Cédula o RUC del titular
             * @example 1712345675
             */
            holderIdNumber: string;
        };
        Withdrawal: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Monto. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            amount: string;
            /**
             * @description Estado
             * @example approved
             * @enum {string}
             */
            status: "approved" | "cancelled" | "paid" | "rejected" | "requested" | "returned";
            /**
             * @description Referencia; null si no la hay
             * @example RF18539007547034
             */
            reference: string;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Cuándo se decidió; null si espera. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            decidedAt: string | null;
            /**
             * Format: date
             * @description Día en que se pagó; null si aún no se paga. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            paidOn: string | null;
        };
        AdminWithdrawal: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Monto. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            amount: string;
            /**
             * @description Estado
             * @example approved
             * @enum {string}
             */
            status: "approved" | "cancelled" | "paid" | "rejected" | "requested" | "returned";
            /**
             * @description Referencia; null si no la hay
             * @example RF18539007547034
             */
            reference: string;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Cuándo se decidió; null si espera. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            decidedAt: string | null;
            /**
             * Format: date
             * @description Día en que se pagó; null si aún no se paga. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            paidOn: string | null;
            /**
             * @description Id del usuario
             * @example 2
             */
            userId: number;
            /**
             * @description Motivo; null si no lo hay
             * @example La cuenta no es de la persona
             */
            reason: string | null;
            /**
             * @description Referencia con la que el banco hizo el pago; null si aún no se paga
             * @example TRF-77
             */
            bankReference: string | null;
            /**
             * @description Id del lote de retiros; null si no es de uno
             * @example 3
             */
            batchId: number | null;
            /**
             * @description ID of the last batch from which the withdrawal was removed after the batch file was read; the bank may still pay the withdrawal.
             * @example 1
             */
            readBatchId: number | null;
            /**
             * Format: date
             * @description Date that the paying account's statements must cover before the withdrawal can be approved again, because it left a batch that the bank may still pay. Null for any other withdrawal, and once the statements cover that date.. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            mayBePaidUntil: string | null;
            /**
             * Format: date-time
             * @description When an administrator stated that the bank did not pay the withdrawal.. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            notPaidAt: string | null;
            /**
             * @description Evidence that the bank did not pay the withdrawal.
             * @example Texto
             */
            notPaidReason: string | null;
            /**
             * @description Whether the bank account holder's name differs from the investor's, now or at the request, or the investor's name changed in the last 30 days.
             * @example true
             */
            holderDiffers: boolean;
            /**
             * @description Number of days since the destination bank account was saved.
             * @example 1
             */
            accountAge: number;
            /**
             * @description Whether none of the investor's withdrawals has been paid yet.
             * @example true
             */
            isFirst: boolean;
            /**
             * Format: date-time
             * @description Earliest time at which the withdrawal can be approved; null if it can already be approved, or is not awaiting approval.. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            approvableFrom: string | null;
            /** @description IDs of the administrators who may approve the withdrawal from `approvableFrom` onward; empty if `approvableFrom` is null. */
            approvableBy: number[];
        };
        WithdrawalApproval: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description approved, left_out si hay que mirarlo y no está en confirm, o refused con su código
             * @example approved
             * @enum {string}
             */
            status: "approved" | "left_out" | "refused";
            /** @description Por qué hay que mirarlo: titular distinto, cuenta de menos de 30 días, primer retiro */
            reasons: ("accountAge" | "holderDiffers" | "isFirst")[];
            /**
             * @description Código del error por el que no se aprobó; null en los demás
             * @example CASA2026
             */
            code: string | null;
        };
        WithdrawalBatch: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Número del lote, que es su id
             * @example 1
             */
            number: number;
            /**
             * @description Suma de sus retiros. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            total: string;
            /**
             * @description open mientras un retiro del lote espera su pago; luego paid, o cancelled si no le queda ninguno
             * @example cancelled
             * @enum {string}
             */
            state: "cancelled" | "open" | "paid";
            /** @description Ids de los retiros del lote */
            withdrawalIds: number[];
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Cuándo se leyó su archivo por primera vez; null si nadie lo leyó. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            readAt: string | null;
            /**
             * @description Id de quien lo leyó primero; null si nadie lo leyó, o antes de esta versión
             * @example 1
             */
            readBy: number | null;
        };
        ExitPreview: {
            /**
             * @description Lo recibido. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            received: string;
            /**
             * @description Lo proyectado que no está pagado; nunca menos de cero. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            missing: string;
            /** @description Avisos sobre lo guardado; no está si no hay ninguno */
            warnings: {
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
                /**
                 * @description Campo del que se trata
                 * @example period
                 */
                field: string;
                /**
                 * @description Mensaje para la persona, en español
                 * @example Revisa los datos e intenta de nuevo.
                 */
                message: string;
                /** @description IDs of the withdrawals affected by an OVERDRAWS warning; empty for other warnings. */
                withdrawals: number[];
            }[];
            /**
             * @description Precio menos gastos. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            net: string;
            /** @description Reparto: una parte por inversión */
            shares: {
                /**
                 * @description Id de la inversión; se conserva aunque se elimine
                 * @example 12
                 */
                investmentId: number;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number;
                /**
                 * @description Lo que invirtió. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                capital: string;
                /**
                 * @description Lo que recibe. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                share: string;
                /**
                 * @description Lo que recibe menos lo que invirtió. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                result: string;
            }[];
        };
        ProjectExit: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number;
            /**
             * Format: date
             * @description Día de la venta; null si no se ha vendido. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            exitDate: string;
            /**
             * @description Precio menos gastos. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            net: string;
            /** @description Reparto: una parte por inversión */
            shares: {
                /**
                 * @description Id de la inversión; se conserva aunque se elimine
                 * @example 12
                 */
                investmentId: number;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number;
                /**
                 * @description Lo que invirtió. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                capital: string;
                /**
                 * @description Lo que recibe. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                share: string;
                /**
                 * @description Lo que recibe menos lo que invirtió. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                result: string;
            }[];
        };
        ApprovalRequest: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Qué acción espera a otra persona
             * @example account_change
             * @enum {string}
             */
            kind: "account_change" | "adjustment" | "admin_change" | "change_payment" | "exit" | "grant_admin" | "investment_change" | "money_in" | "money_out" | "project_change" | "reopen_period" | "settings_change" | "statement" | "statement_void" | "undo_run";
            /**
             * @description De qué se trata
             * @example project:3
             */
            subject: string;
            /**
             * @description Lo que se pide, en una frase
             * @example Salida de Casa del Lago
             */
            summary: string;
            /**
             * @description Estado
             * @example approved
             * @enum {string}
             */
            status: "approved" | "expired" | "pending" | "rejected";
            /**
             * @description Id de quien lo pidió
             * @example 2
             */
            requestedBy: number;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Cuándo vence; null si no vence. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            expiresAt: string | null;
            /**
             * @description Id de quien decidió; null si espera
             * @example 3
             */
            decidedBy: number | null;
            /**
             * Format: date-time
             * @description Cuándo se decidió; null si espera. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            decidedAt: string | null;
            /**
             * @description Motivo; null si no lo hay
             * @example La cuenta no es de la persona
             */
            reason: string | null;
            /**
             * @description SHA-256 de lo que se ejecutará al aprobar
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            payloadHash: string;
            /** @description Roles del equipo que pueden decidirla; nunca quien la pidió */
            decidableBy: ("administrator" | "auditor" | "compliance" | "content" | "finance" | "support" | "treasury")[];
        };
        BankStatementPreview: {
            /**
             * @description Movimientos nuevos
             * @example 8
             */
            new: number;
            /**
             * @description Movimientos que ya estaban registrados
             * @example 3
             */
            known: number;
            /**
             * @description Cuántos movimientos pueden estar ya registrados y esperan una decisión; no cuentan como nuevos
             * @example 1
             */
            duplicates: number;
            /**
             * @description Movimientos que se asignaron solos
             * @example 5
             */
            matched: number;
            /**
             * @description Movimientos que quedan por asignar
             * @example 1
             */
            suspense: number;
            /** @description El último saldo final de la cuenta y el saldo inicial del extracto, si este no continúa aquel; null si lo continúa */
            gap: {
                /**
                 * @description Lo que corresponde recibir. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                expected: string;
                /**
                 * @description Saldo inicial del extracto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                given: string;
            } | null;
            /**
             * @description Que el archivo es de otra cuenta; null si puede ser de esta
             * @example Texto
             */
            otherAccount: string | null;
            /** @description Movimientos del extracto, en su orden */
            lines: {
                /**
                 * @description Id de la cuenta recaudadora
                 * @example 1
                 */
                bankAccountId: number;
                /**
                 * Format: date
                 * @description Día del movimiento según el banco. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                bookedOn: string;
                /**
                 * @description Monto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                amount: string;
                /**
                 * @description Descripción
                 * @example Casa de tres dormitorios cerca del parque.
                 */
                description: string | null;
                /**
                 * @description Referencia; null si no la hay
                 * @example RF18539007547034
                 */
                reference: string | null;
                /**
                 * @description Estado
                 * @example duplicate
                 * @enum {string}
                 */
                status: "duplicate" | "ignored" | "matched" | "suspense" | "void";
                /**
                 * @description Id del movimiento registrado al que se parece; null si no es un posible duplicado
                 * @example 11
                 */
                duplicateOf: number | null;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number | null;
                /**
                 * @description Id de la orden; null si no es de una
                 * @example 31
                 */
                orderId: number | null;
                /** @description Qué hizo con la orden que nombra: paid (la pagó; lo que sobró va al saldo), partial (menos que la orden, al saldo), completed (al saldo, con el que se pagó la orden) o ended (la orden ya no recibe dinero, al saldo); null sin orden */
                orderUse: ("completed" | "ended" | "paid" | "partial") | null;
                /**
                 * @description Id del retiro; null si no es de uno
                 * @example 5
                 */
                withdrawalId: number | null;
                /** @description Finalidad */
                purpose: ("bank_fee" | "interest" | "not_ours" | "own_transfer" | "rent" | "reversal" | "sale") | null;
                /**
                 * @description Id de la regla guardada que lo identificó; null si ninguna
                 * @example 4
                 */
                ruleId: number | null;
            }[];
        };
        PostedBankStatement: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Movimientos nuevos
             * @example 8
             */
            new: number;
            /**
             * @description Movimientos que ya estaban registrados
             * @example 3
             */
            known: number;
            /**
             * @description Cuántos movimientos pueden estar ya registrados y esperan una decisión; no cuentan como nuevos
             * @example 1
             */
            duplicates: number;
            /**
             * @description Movimientos que se asignaron solos
             * @example 5
             */
            matched: number;
            /**
             * @description Movimientos que quedan por asignar
             * @example 1
             */
            suspense: number;
            /** @description Si una segunda persona comparó el extracto con la página del banco */
            confirmation: {
                /**
                 * @description ID of the approval request for the confirmation; null if one administrator is enough.
                 * @example 1
                 */
                approvalId: number | null;
                /**
                 * @description pending, confirmed o rejected
                 * @example confirmed
                 * @enum {string}
                 */
                state: "confirmed" | "pending" | "rejected";
            };
            /** @description Movimientos del extracto, en su orden */
            lines: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Id de la cuenta recaudadora
                 * @example 1
                 */
                bankAccountId: number;
                /**
                 * Format: date
                 * @description Día del movimiento según el banco. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                bookedOn: string;
                /**
                 * @description Monto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                amount: string;
                /**
                 * @description Descripción
                 * @example Casa de tres dormitorios cerca del parque.
                 */
                description: string | null;
                /**
                 * @description Referencia; null si no la hay
                 * @example RF18539007547034
                 */
                reference: string | null;
                /**
                 * @description Estado
                 * @example duplicate
                 * @enum {string}
                 */
                status: "duplicate" | "ignored" | "matched" | "suspense" | "void";
                /**
                 * @description Id del movimiento registrado al que se parece; null si no es un posible duplicado
                 * @example 11
                 */
                duplicateOf: number | null;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number | null;
                /**
                 * @description Id de la orden; null si no es de una
                 * @example 31
                 */
                orderId: number | null;
                /** @description Qué hizo con la orden que nombra: paid (la pagó; lo que sobró va al saldo), partial (menos que la orden, al saldo), completed (al saldo, con el que se pagó la orden) o ended (la orden ya no recibe dinero, al saldo); null sin orden */
                orderUse: ("completed" | "ended" | "paid" | "partial") | null;
                /**
                 * @description Id del retiro; null si no es de uno
                 * @example 5
                 */
                withdrawalId: number | null;
                /** @description Finalidad */
                purpose: ("bank_fee" | "interest" | "not_ours" | "own_transfer" | "rent" | "reversal" | "sale") | null;
                /**
                 * @description Id de la regla guardada que lo identificó; null si ninguna
                 * @example 4
                 */
                ruleId: number | null;
                /**
                 * @description Suma de los pagos pagados de ese mes. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                paid: string | null;
                /**
                 * @description Amount credited to the balance instead of paying the order; null without an order.. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                credited: string | null;
                /**
                 * @description Saldo. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                balance: string | null;
                /**
                 * @description Id del lote de retiros; null si no es de uno
                 * @example 3
                 */
                batchId: number | null;
                /**
                 * @description Id del proyecto; se conserva aunque se elimine
                 * @example 3
                 */
                projectId: number | null;
                /**
                 * @description Id del depósito que el movimiento revierte
                 * @example 1
                 */
                reversedLineId: number | null;
                /**
                 * @description Id de la otra cuenta de un traspaso
                 * @example 1
                 */
                otherAccountId: number | null;
                /**
                 * @description Id del extracto con el que llegó
                 * @example 4
                 */
                statementId: number;
            }[];
        };
        BankStatement: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Id de la cuenta recaudadora
             * @example 1
             */
            bankAccountId: number;
            /**
             * @description Saldo inicial del extracto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            openingBalance: string;
            /**
             * @description Saldo final del extracto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            closingBalance: string;
            /**
             * Format: date
             * @description Día de su primer movimiento. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            firstDay: string;
            /**
             * Format: date
             * @description Día de su último movimiento. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            lastDay: string;
            /**
             * @description Cuántos movimientos se registraron con él
             * @example 1
             */
            lines: number;
            /**
             * Format: date-time
             * @description Cuándo se registró. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            postedAt: string;
            /**
             * @description Id de quien lo registró
             * @example 2
             */
            postedBy: number;
            /**
             * @description Por qué el saldo inicial no continúa el último saldo final; null si lo continúa
             * @example El banco corrigió el saldo
             */
            gapReason: string | null;
            /**
             * @description Nombre del archivo del que salió; null si no se dijo
             * @example escritura.pdf
             */
            fileName: string | null;
            /** @description Lo que el archivo dice de su cuenta, como está escrito */
            fileAccounts: string[];
            /**
             * @description SHA-256 del archivo; null si no se dijo
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            fileSha256: string | null;
            /**
             * @description USD si el archivo lo dice; null si no dice la moneda
             * @example USD
             */
            currency: string | null;
            /**
             * @description Por qué es de su cuenta aunque el archivo diga otra; null si no dice otra
             * @example El banco cambió el número de la cuenta
             */
            accountReason: string | null;
            /**
             * Format: date-time
             * @description Cuándo se confirmó; null mientras nadie lo confirma. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            confirmedAt: string | null;
            /**
             * @description Id de quien lo confirmó; null si bastó una persona
             * @example 2
             */
            confirmedBy: number | null;
            /** @description Si una segunda persona comparó el extracto con la página del banco */
            confirmation: {
                /**
                 * @description ID of the approval request for the confirmation; null if one administrator is enough.
                 * @example 1
                 */
                approvalId: number | null;
                /**
                 * @description pending, confirmed o rejected
                 * @example confirmed
                 * @enum {string}
                 */
                state: "confirmed" | "pending" | "rejected";
            };
            /**
             * Format: date-time
             * @description Cuándo se anuló; null si no se ha anulado. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            voidedAt: string | null;
            /**
             * @description Por qué se anuló; null si no se ha anulado
             * @example Era de otra cuenta
             */
            voidReason: string | null;
        };
        BankStatementVoidEffects: {
            /**
             * @description Si otro administrador debe aprobarlo
             * @example true
             */
            needsApproval: boolean;
            /** @description Qué se revertiría, de quién y cuánto */
            effects: {
                /**
                 * @description Concepto
                 * @example Notaría
                 */
                label: string;
                /**
                 * @description The value, formatted for display.
                 * @example Texto
                 */
                value: string;
            }[];
            /** @description Avisos sobre lo guardado; no está si no hay ninguno */
            warnings: {
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
                /**
                 * @description Campo del que se trata
                 * @example period
                 */
                field: string;
                /**
                 * @description Mensaje para la persona, en español
                 * @example Revisa los datos e intenta de nuevo.
                 */
                message: string;
                /** @description IDs of the withdrawals affected by an OVERDRAWS warning; empty for other warnings. */
                withdrawals: number[];
            }[];
        };
        BankCoverage: {
            /**
             * @description Id de la cuenta recaudadora
             * @example 1
             */
            bankAccountId: number;
            /** @description Del primer extracto al último, cada día una vez; vacío si no hay extractos */
            days: {
                /**
                 * Format: date
                 * @description Primer día. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                from: string;
                /**
                 * Format: date
                 * @description Último día. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                to: string;
                /**
                 * @description covered si un extracto los cubre; quiet si ninguno, pero los saldos continúan: no hubo movimientos; gap si falta el extracto
                 * @example covered
                 * @enum {string}
                 */
                state: "covered" | "gap" | "quiet";
            }[];
        };
        BankLine: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Id de la cuenta recaudadora
             * @example 1
             */
            bankAccountId: number;
            /**
             * Format: date
             * @description Día del movimiento según el banco. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            bookedOn: string;
            /**
             * @description Monto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            amount: string;
            /**
             * @description Descripción
             * @example Casa de tres dormitorios cerca del parque.
             */
            description: string | null;
            /**
             * @description Referencia; null si no la hay
             * @example RF18539007547034
             */
            reference: string | null;
            /**
             * @description Estado
             * @example duplicate
             * @enum {string}
             */
            status: "duplicate" | "ignored" | "matched" | "suspense" | "void";
            /**
             * @description Id del movimiento registrado al que se parece; null si no es un posible duplicado
             * @example 11
             */
            duplicateOf: number | null;
            /**
             * @description Id del usuario
             * @example 2
             */
            userId: number | null;
            /**
             * @description Id de la orden; null si no es de una
             * @example 31
             */
            orderId: number | null;
            /** @description Qué hizo con la orden que nombra: paid (la pagó; lo que sobró va al saldo), partial (menos que la orden, al saldo), completed (al saldo, con el que se pagó la orden) o ended (la orden ya no recibe dinero, al saldo); null sin orden */
            orderUse: ("completed" | "ended" | "paid" | "partial") | null;
            /**
             * @description Id del retiro; null si no es de uno
             * @example 5
             */
            withdrawalId: number | null;
            /** @description Finalidad */
            purpose: ("bank_fee" | "interest" | "not_ours" | "own_transfer" | "rent" | "reversal" | "sale") | null;
            /**
             * @description Id de la regla guardada que lo identificó; null si ninguna
             * @example 4
             */
            ruleId: number | null;
            /**
             * @description Suma de los pagos pagados de ese mes. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            paid: string | null;
            /**
             * @description Amount credited to the balance instead of paying the order; null without an order.. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            credited: string | null;
            /**
             * @description Saldo. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            balance: string | null;
            /**
             * @description Id del lote de retiros; null si no es de uno
             * @example 3
             */
            batchId: number | null;
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number | null;
            /**
             * @description Id del depósito que el movimiento revierte
             * @example 1
             */
            reversedLineId: number | null;
            /**
             * @description Id de la otra cuenta de un traspaso
             * @example 1
             */
            otherAccountId: number | null;
            /**
             * @description Id del extracto con el que llegó
             * @example 4
             */
            statementId: number;
        };
        CorrectionEffects: {
            /** @description Avisos sobre lo guardado; no está si no hay ninguno */
            warnings: {
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
                /**
                 * @description Campo del que se trata
                 * @example period
                 */
                field: string;
                /**
                 * @description Mensaje para la persona, en español
                 * @example Revisa los datos e intenta de nuevo.
                 */
                message: string;
                /** @description IDs of the withdrawals affected by an OVERDRAWS warning; empty for other warnings. */
                withdrawals: number[];
            }[];
        };
        BankRule: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Lo que tiene la descripción o la referencia, sin importar mayúsculas ni tildes
             * @example Texto
             */
            text: string;
            /**
             * @description Qué es: bank_fee, interest o not_ours
             * @example bank_fee
             * @enum {string}
             */
            purpose: "bank_fee" | "interest" | "not_ours";
            /**
             * @description Id de la cuenta recaudadora; null para todas
             * @example 1
             */
            bankAccountId: number | null;
            /** @description credit solo lo que entra, debit solo lo que sale; null para ambos */
            direction: ("credit" | "debit") | null;
            /**
             * @description Cuántos movimientos identificó, sin los que se deshicieron
             * @example 1
             */
            lines: number;
            /**
             * @description Id de quien la guardó
             * @example 2
             */
            createdBy: number;
            /**
             * Format: date-time
             * @description Cuándo se guardó. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
        };
        BankRulePreview: {
            /**
             * @description Cuántos movimientos habría identificado
             * @example 10
             */
            count: number;
            /**
             * @description Su suma, negativa si salió dinero. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            total: string;
            /**
             * @description Cuántos de ellos están identificados como otra cosa
             * @example 1
             */
            differing: number;
            /** @description Los más recientes, hasta 50 */
            lines: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Id de la cuenta recaudadora
                 * @example 1
                 */
                bankAccountId: number;
                /**
                 * Format: date
                 * @description Día del movimiento según el banco. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                bookedOn: string;
                /**
                 * @description Monto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                amount: string;
                /**
                 * @description Descripción
                 * @example Casa de tres dormitorios cerca del parque.
                 */
                description: string | null;
                /**
                 * @description Referencia; null si no la hay
                 * @example RF18539007547034
                 */
                reference: string | null;
                /**
                 * @description Estado
                 * @example duplicate
                 * @enum {string}
                 */
                status: "duplicate" | "ignored" | "matched" | "suspense" | "void";
                /**
                 * @description Id del movimiento registrado al que se parece; null si no es un posible duplicado
                 * @example 11
                 */
                duplicateOf: number | null;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number | null;
                /**
                 * @description Id de la orden; null si no es de una
                 * @example 31
                 */
                orderId: number | null;
                /** @description Qué hizo con la orden que nombra: paid (la pagó; lo que sobró va al saldo), partial (menos que la orden, al saldo), completed (al saldo, con el que se pagó la orden) o ended (la orden ya no recibe dinero, al saldo); null sin orden */
                orderUse: ("completed" | "ended" | "paid" | "partial") | null;
                /**
                 * @description Id del retiro; null si no es de uno
                 * @example 5
                 */
                withdrawalId: number | null;
                /** @description Finalidad */
                purpose: ("bank_fee" | "interest" | "not_ours" | "own_transfer" | "rent" | "reversal" | "sale") | null;
                /**
                 * @description Id de la regla guardada que lo identificó; null si ninguna
                 * @example 4
                 */
                ruleId: number | null;
                /**
                 * @description Suma de los pagos pagados de ese mes. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                paid: string | null;
                /**
                 * @description Amount credited to the balance instead of paying the order; null without an order.. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                credited: string | null;
                /**
                 * @description Saldo. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                balance: string | null;
                /**
                 * @description Id del lote de retiros; null si no es de uno
                 * @example 3
                 */
                batchId: number | null;
                /**
                 * @description Id del proyecto; se conserva aunque se elimine
                 * @example 3
                 */
                projectId: number | null;
                /**
                 * @description Id del depósito que el movimiento revierte
                 * @example 1
                 */
                reversedLineId: number | null;
                /**
                 * @description Id de la otra cuenta de un traspaso
                 * @example 1
                 */
                otherAccountId: number | null;
                /**
                 * @description Id del extracto con el que llegó
                 * @example 4
                 */
                statementId: number;
            }[];
        };
        PaymentRun: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number;
            /**
             * @description Mes que se paga, AAAA-MM
             * @example 2026-01
             */
            period: string;
            /**
             * @description Monto. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            amount: string;
            /**
             * @description Según qué se reparte: lo registrado, y entonces se reparte todo el monto; o lo financiado del proyecto, y entonces la parte del capital sin registrar no se reparte
             * @example funded
             * @enum {string}
             */
            basis: "funded" | "registered";
            /**
             * @description Lo que no le toca a ninguna inversión y queda en la renta del proyecto. Dólares estadounidenses con dos decimales, como texto
             * @example 0.00
             */
            retained: string;
            /**
             * @description Estado
             * @example posted
             * @enum {string}
             */
            status: "posted" | "undone";
            /**
             * @description Cuántos pagos se crearon
             * @example 14
             */
            payments: number;
        };
        PaymentRunPreview: {
            /** @description Reparto: una parte por inversión */
            shares: {
                /**
                 * @description Id de la inversión; se conserva aunque se elimine
                 * @example 12
                 */
                investmentId: number;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number;
                /**
                 * @description Lo invertido. Dólares estadounidenses, sin decimales
                 * @example 1
                 */
                invested: number;
                /**
                 * @description Monto. Dólares estadounidenses con dos decimales, como texto
                 * @example 125.50
                 */
                amount: string;
            }[];
            /**
             * @description Total. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            total: string;
            /**
             * @description Lo que no le toca a ninguna inversión y queda en la renta del proyecto. Dólares estadounidenses con dos decimales, como texto
             * @example 0.00
             */
            retained: string;
            /** @description Investments without a share for the month, ordered by ID: those made too late, or by an order that can still be cancelled. */
            leftOut: {
                /**
                 * @description Id de la inversión; se conserva aunque se elimine
                 * @example 12
                 */
                investmentId: number;
                /**
                 * @description Id del usuario
                 * @example 2
                 */
                userId: number;
                /**
                 * @description First month for which the investment receives rent, in YYYY-MM format.
                 * @example Texto
                 */
                from: string;
            }[];
            /**
             * @description Capital de las inversiones registradas del proyecto. Dólares estadounidenses, sin decimales
             * @example 44000
             */
            registered: number;
            /**
             * @description Lo reunido hasta ahora, con órdenes pagadas. Dólares estadounidenses, sin decimales
             * @example 120000
             */
            funded: number;
            /**
             * @description Lo que proyectan los calendarios de renta de quienes invirtieron. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            projected: string;
            /**
             * @description Lo que el proyecto envió para ese mes. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            collected: string;
            /**
             * @description Suma de los pagos pagados de ese mes. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            paid: string;
            /** @description Avisos sobre lo guardado; no está si no hay ninguno */
            warnings: {
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
                /**
                 * @description Campo del que se trata
                 * @example period
                 */
                field: string;
                /**
                 * @description Mensaje para la persona, en español
                 * @example Revisa los datos e intenta de nuevo.
                 */
                message: string;
            }[];
            /**
             * @description Huella del reparto: al enviarla se registra exactamente ese reparto, o ninguno
             * @example 3q2-7wABCDEFGHIJ
             */
            fingerprint: string;
        };
        PaymentMonth: {
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number;
            /**
             * @description Nombre
             * @example Casa del Lago
             */
            name: string;
            /**
             * @description Lo que proyectan los calendarios de renta de quienes invirtieron. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            projected: string;
            /**
             * @description Lo que el proyecto envió para ese mes. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            collected: string;
            /**
             * @description Suma de los pagos pendientes de ese mes. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            pending: string;
            /**
             * @description Suma de los pagos pagados de ese mes. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            paid: string;
            /**
             * @description Lo proyectado que no está pagado; nunca menos de cero. Dólares estadounidenses con dos decimales, como texto
             * @example 125.50
             */
            missing: string;
            /**
             * @description Cómo va: none, pending, partial, paid o missed
             * @example missed
             * @enum {string}
             */
            state: "missed" | "none" | "paid" | "partial" | "pending";
            /**
             * @description Id del último pago mensual publicado de ese mes; null sin ninguno
             * @example 9
             */
            runId: number | null;
        };
        PaymentImport: {
            /**
             * @description Cuántos pagos se registraron
             * @example 48
             */
            imported: number;
            /** @description Errores de cada fila del cuerpo */
            rows: {
                /**
                 * @description Número de la fila, desde 1
                 * @example 3
                 */
                row: number;
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /** @description Avisos sobre lo guardado; no está si no hay ninguno */
                warnings: {
                    /**
                     * @description Código
                     * @example CASA2026
                     */
                    code: string;
                    /**
                     * @description Campo del que se trata
                     * @example period
                     */
                    field: string;
                    /**
                     * @description Mensaje para la persona, en español
                     * @example Revisa los datos e intenta de nuevo.
                     */
                    message: string;
                    /** @description Pagos de los que se trata */
                    paymentIds: number[];
                    /** @description IDs of the withdrawals affected by an OVERDRAWS warning; empty for other warnings. */
                    withdrawals: number[];
                }[];
            }[];
        };
        WaitlistRequest: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Correo electrónico
             * @example maria@correo.example
             */
            email: string;
            /**
             * @description Nombre y apellido
             * @example María Torres
             */
            fullName: string;
            /**
             * @description Ubicación
             * @example Quito, Ecuador
             */
            location: string;
            /**
             * @description Ocupación
             * @example Médica
             */
            occupation: string;
            /**
             * @description Por qué le interesa
             * @example Quiero invertir en bienes raíces.
             */
            whyInterested: string;
            /**
             * @description Aceptó el tratamiento de sus datos; debe ser true
             * @example true
             */
            consentData: boolean;
            /**
             * @description Cuánto piensa invertir
             * @example Texto
             */
            investmentRange: string | null;
            /**
             * @description Perfiles en redes; null si no los dio
             * @example @maria
             */
            socialProfiles: string | null;
            /**
             * @description Cómo nos conoció
             * @example Texto
             */
            referralSource: string | null;
            /**
             * @description Código de invitación; null si no tiene
             * @example CASA2026
             */
            invitationCode: string | null;
            /**
             * @description Si acepta recibir noticias por correo
             * @example true
             */
            receiveNews: boolean;
            /**
             * @description Estado
             * @example declined
             * @enum {string}
             */
            status: "declined" | "invited" | "pending";
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /** @description Estado del correo que llevó el código; null si no hay correo o tiene más de 90 días */
            emailStatus: ("dead" | "done" | "held" | "pending" | "sending") | null;
            /** @description Invitación que se le envió; null si ninguna */
            invitation: {
                /**
                 * @description Id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
                /**
                 * @description Estado
                 * @example expired
                 * @enum {string}
                 */
                status: "expired" | "open" | "revoked" | "used";
                /**
                 * Format: date-time
                 * @description Cuándo vence; null si no vence. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                expiresAt: string | null;
            } | null;
        };
        WaitlistAnswer: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Por qué quedó como estaba; null si se atendió
             * @example Texto
             */
            error: string | null;
        };
        Consents: {
            /**
             * @description Whether news may be sent by e-mail.
             * @example true
             */
            news: boolean;
            /** @description All consents given, newest first. */
            history: {
                /**
                 * @description Finalidad
                 * @example account
                 * @enum {string}
                 */
                purpose: "account" | "news" | "waitlist";
                /**
                 * @description Date that identifies the accepted version of the text.
                 * @example Texto
                 */
                textVersion: string;
                /**
                 * @description Dónde se dio
                 * @example privacy_page
                 * @enum {string}
                 */
                source: "privacy_page" | "registration" | "waitlist";
                /**
                 * Format: date-time
                 * @description Cuándo se dio. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                givenAt: string;
                /**
                 * Format: date-time
                 * @description When the consent was withdrawn; null while it is in force.. Instante en UTC
                 * @example 2026-01-31T14:05:00.000Z
                 */
                withdrawnAt: string | null;
            }[];
        };
        DataSubjectRequest: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Qué pide la persona sobre sus datos
             * @example correction
             * @enum {string}
             */
            kind: "correction" | "deletion" | "export" | "objection";
            /**
             * @description Estado
             * @example cancelled
             * @enum {string}
             */
            status: "cancelled" | "completed" | "pending" | "rejected";
            /**
             * @description Details of the request, in the user's words; null for other readers without `users:read`.
             * @example Texto
             */
            details: string | null;
            /**
             * Format: date
             * @description Día en que vence. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            dueDate: string;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Cuándo se decidió; null si espera. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            decidedAt: string | null;
            /**
             * @description Motivo; null si no lo hay
             * @example La cuenta no es de la persona
             */
            reason: string | null;
        };
        DataExport: {
            /**
             * @description Nombre
             * @example Casa del Lago
             */
            name: string;
            /**
             * @description Tipo del archivo
             * @example application/pdf
             */
            contentType: string;
            /**
             * @description Texto completo; una línea en blanco separa los párrafos
             * @example Primer párrafo.
             *
             *     Segundo párrafo.
             */
            content: string;
        };
        AdminDataSubjectRequest: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Qué pide la persona sobre sus datos
             * @example correction
             * @enum {string}
             */
            kind: "correction" | "deletion" | "export" | "objection";
            /**
             * @description Estado
             * @example cancelled
             * @enum {string}
             */
            status: "cancelled" | "completed" | "pending" | "rejected";
            /**
             * @description Details of the request, in the user's words; null for other readers without `users:read`.
             * @example Texto
             */
            details: string | null;
            /**
             * Format: date
             * @description Día en que vence. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            dueDate: string;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Cuándo se decidió; null si espera. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            decidedAt: string | null;
            /**
             * @description Motivo; null si no lo hay
             * @example La cuenta no es de la persona
             */
            reason: string | null;
            /**
             * @description Id del usuario
             * @example 2
             */
            userId: number;
        };
        AuditEntry: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Id del usuario
             * @example 2
             */
            userId: number | null;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * @description Qué clase de registro cambió
             * @example apiKey
             * @enum {string}
             */
            entity: "apiKey" | "approval" | "bankLine" | "bankRule" | "bankStatement" | "breach" | "collectingAccount" | "dataRequest" | "email" | "exit" | "investment" | "invitation" | "ledgerEntry" | "order" | "payment" | "paymentRun" | "period" | "post" | "project" | "projectDocument" | "projectUpdate" | "setting" | "statementBatch" | "user" | "waitlistRequest" | "webhookEndpoint" | "withdrawal";
            /**
             * @description Id del registro que cambió
             * @example 7
             */
            recordId: number;
            /**
             * @description Si se creó, se cambió o se eliminó
             * @example create
             * @enum {string}
             */
            action: "create" | "delete" | "update";
            /**
             * @description Id de la persona de la que es el registro: su inversionista, o la cuenta; null si no es de nadie
             * @example 2
             */
            personId: number | null;
            /**
             * @description Id del proyecto; se conserva aunque se elimine
             * @example 3
             */
            projectId: number | null;
            /**
             * @description Id del pago mensual que lo creó; null si se creó solo
             * @example 9
             */
            runId: number | null;
            /**
             * @description El registro antes del cambio, como texto JSON; null si se creó
             * @example {"name":"Casa del Puente"}
             */
            before: string | null;
            /**
             * @description El registro después del cambio, como texto JSON; null si se eliminó
             * @example {"name":"Casa del Lago"}
             */
            after: string | null;
            /**
             * @description Dirección IP desde la que se hizo; null si fue un comando
             * @example 190.12.4.7
             */
            address: string | null;
        };
        SearchResult: {
            /**
             * @description Qué es lo encontrado
             * @example bank_line
             * @enum {string}
             */
            kind: "bank_line" | "entry" | "investment" | "order" | "payment" | "project" | "user" | "withdrawal";
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Cómo se llama
             * @example Cómo se reparte la renta
             */
            title: string;
            /**
             * @description Lo que lo distingue de otros
             * @example Revisa los datos e intenta de nuevo.
             */
            detail: string;
            /**
             * @description La página de la administración que lo muestra
             * @example /balance
             */
            path: string;
        };
        ApiKey: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Nombre
             * @example Casa del Lago
             */
            name: string;
            /**
             * @description Cómo empieza la clave, para reconocerla
             * @example cim_live_Ejem
             */
            prefix: string;
            /** @description Alcances de la clave */
            scopes: string[];
            /**
             * @description Estado
             * @example active
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * @description Id de quien la creó
             * @example 2
             */
            createdBy: number;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Cuándo vence; null si no vence. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Último uso; null si no se ha usado. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Cuándo se revocó; null si sigue en pie. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            revokedAt: string | null;
        };
        CreatedApiKey: {
            /**
             * @description La clave completa: se muestra solo esta vez
             * @example cim_live_EjemploQueNoSirve
             */
            key: string;
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Nombre
             * @example Casa del Lago
             */
            name: string;
            /**
             * @description Cómo empieza la clave, para reconocerla
             * @example cim_live_Ejem
             */
            prefix: string;
            /** @description Alcances de la clave */
            scopes: string[];
            /**
             * @description Estado
             * @example active
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * @description Id de quien la creó
             * @example 2
             */
            createdBy: number;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Cuándo vence; null si no vence. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Último uso; null si no se ha usado. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Cuándo se revocó; null si sigue en pie. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            revokedAt: string | null;
        };
        WebhookEndpoint: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Dirección que recibe los webhooks
             * @example https://tu-sistema.example/webhooks
             */
            url: string;
            /** @description Eventos que se envían */
            events: ("order.reserved" | "order.paid" | "order.expired" | "order.cancelled" | "deposit.credited" | "deposit.reversed" | "payment.paid" | "payment_run.posted" | "payment_run.undone" | "withdrawal.requested" | "withdrawal.approved" | "withdrawal.paid" | "withdrawal.rejected" | "project.created" | "project.updated" | "project.funded" | "project.exited" | "user.registered")[];
            /**
             * @description Descripción
             * @example Casa de tres dormitorios cerca del parque.
             */
            description: string | null;
            /**
             * @description Whether the endpoint receives events.
             * @example true
             */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When the endpoint was disabled; null while it is enabled.. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            disabledAt: string | null;
            /** @description Reason the endpoint was disabled. */
            disabledReason: ("failing" | "gone" | "manual") | null;
            /**
             * Format: date-time
             * @description When the previous secret is no longer used to sign events; null if the secret was never rotated.. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            previousSecretUntil: string | null;
            /**
             * @description Id de quien la creó
             * @example 2
             */
            createdBy: number;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
        };
        CreatedWebhookEndpoint: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Dirección que recibe los webhooks
             * @example https://tu-sistema.example/webhooks
             */
            url: string;
            /** @description Eventos que se envían */
            events: ("order.reserved" | "order.paid" | "order.expired" | "order.cancelled" | "deposit.credited" | "deposit.reversed" | "payment.paid" | "payment_run.posted" | "payment_run.undone" | "withdrawal.requested" | "withdrawal.approved" | "withdrawal.paid" | "withdrawal.rejected" | "project.created" | "project.updated" | "project.funded" | "project.exited" | "user.registered")[];
            /**
             * @description Descripción
             * @example Casa de tres dormitorios cerca del parque.
             */
            description: string | null;
            /**
             * @description Whether the endpoint receives events.
             * @example true
             */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When the endpoint was disabled; null while it is enabled.. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            disabledAt: string | null;
            /** @description Reason the endpoint was disabled. */
            disabledReason: ("failing" | "gone" | "manual") | null;
            /**
             * Format: date-time
             * @description When the previous secret is no longer used to sign events; null if the secret was never rotated.. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            previousSecretUntil: string | null;
            /**
             * @description Id de quien la creó
             * @example 2
             */
            createdBy: number;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * @description Secret used to verify signatures: `whsec_` followed by base64. The secret cannot be retrieved again.
             * @example Texto
             */
            secret: string;
        };
        WebhookDelivery: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Id del destino del webhook
             * @example 4
             */
            endpointId: number | null;
            /**
             * @description Name of the event, for example `payment.paid`.
             * @example Texto
             */
            event: string;
            /**
             * @description The `webhook-id` header sent with every attempt.
             * @example Texto
             */
            messageId: string;
            /**
             * @description Estado
             * @example dead
             * @enum {string}
             */
            status: "dead" | "done" | "held" | "pending" | "sending";
            /**
             * @description Number of attempts since the delivery was created or replayed.
             * @example 1
             */
            attempts: number;
            /**
             * @description HTTP status code of the last response; null if there was none.
             * @example 1
             */
            responseCode: number | null;
            /**
             * @description Duration of the last attempt, in ms.
             * @example 1
             */
            durationMs: number | null;
            /**
             * @description Reason why the last attempt failed.
             * @example Texto
             */
            error: string | null;
            /**
             * @description The request body exactly as signed and sent; empty if the caller may not read the event's record.
             * @example Texto
             */
            payload: string;
            /**
             * Format: date-time
             * @description Cuándo se creó el registro. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the next attempt is due; null if there is none.. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When the event was delivered, held or abandoned.. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            finishedAt: string | null;
        };
        Sandbox: {
            /**
             * Format: date-time
             * @description La hora, por el reloj del entorno de pruebas. Instante en UTC
             * @example 2026-01-31T14:05:00.000Z
             */
            now: string;
            /**
             * Format: date
             * @description Día, por el reloj del entorno de pruebas. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            date: string;
            /**
             * Format: date
             * @description Último día hasta el que se puede adelantar el reloj. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            maxDate: string;
        };
        ProjectPicture: {
            /**
             * @description Id
             * @example 7
             */
            id: number;
            /**
             * @description Size in pixels.
             * @example 1
             */
            width: number;
            /**
             * @description Size in pixels.
             * @example 1
             */
            height: number;
        };
        BankStatementReading: {
            /**
             * @description Nombre del archivo
             * @example escritura.pdf
             */
            fileName: string;
            /**
             * @description SHA-256 del archivo; null si no se dijo
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            fileSha256: string;
            /**
             * @description File format: `csv`, `xlsx`, `html`, `camt053`, `ofx`, `mt940` or `qif`.
             * @example Texto
             */
            format: string;
            /**
             * @description Codificación del texto; null en un archivo binario
             * @example utf-8
             */
            encoding: string | null;
            /** @description Lo que el archivo dice de su cuenta, como está escrito */
            fileAccounts: string[];
            /**
             * @description USD si el archivo lo dice; null si no dice la moneda
             * @example USD
             */
            currency: string | null;
            /**
             * @description Fila de los encabezados; null si el archivo no los tiene
             * @example 1
             */
            headerRow: number | null;
            /** @description Encabezado de cada campo; null en un formato sin columnas */
            mapping: {
                /**
                 * @description Día del movimiento según el banco
                 * @example Texto
                 */
                bookedOn: string | null;
                /**
                 * @description Monto
                 * @example 3000
                 */
                amount: string | null;
                /**
                 * @description Débitos
                 * @example Texto
                 */
                debit: string | null;
                /**
                 * @description Créditos
                 * @example Texto
                 */
                credit: string | null;
                /**
                 * @description Column that distinguishes credits from debits.
                 * @example Texto
                 */
                kind: string | null;
                /**
                 * @description Descripción
                 * @example Casa de tres dormitorios cerca del parque.
                 */
                description: string | null;
                /**
                 * @description Referencia; null si no la hay
                 * @example RF18539007547034
                 */
                reference: string | null;
                /**
                 * @description Saldo
                 * @example Texto
                 */
                balance: string | null;
                /** @description Orden de la fecha; null si el archivo deja la duda */
                dayOrder: ("dmy" | "mdy" | "ymd") | null;
                /** @description Separador decimal; null si el archivo deja la duda */
                decimal: ("comma" | "point") | null;
                /**
                 * @description Año
                 * @example 2025
                 */
                year: number | null;
            } | null;
            /** @description Encabezados del archivo, en su orden */
            columns: string[];
            /**
             * @description Saldo inicial del extracto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            openingBalance: string | null;
            /**
             * @description Saldo final del extracto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
             * @example 125.50
             */
            closingBalance: string | null;
            /**
             * Format: date
             * @description Día de su primer movimiento. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            firstDay: string | null;
            /**
             * Format: date
             * @description Día de su último movimiento. Fecha de calendario, AAAA-MM-DD
             * @example 2026-01-31
             */
            lastDay: string | null;
            /** @description Movimientos del extracto, en su orden */
            lines: {
                /**
                 * @description Número de la fila, desde 1
                 * @example 3
                 */
                row: number;
                /**
                 * Format: date
                 * @description Día del movimiento según el banco. Fecha de calendario, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                bookedOn: string;
                /**
                 * @description Monto. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                amount: string;
                /**
                 * @description Descripción
                 * @example Casa de tres dormitorios cerca del parque.
                 */
                description: string | null;
                /**
                 * @description Referencia; null si no la hay
                 * @example RF18539007547034
                 */
                reference: string | null;
                /**
                 * @description Saldo. Dólares estadounidenses con dos decimales, como texto; negativo si sale
                 * @example 125.50
                 */
                balance: string | null;
            }[];
            /** @description Lo que no se leyó, o se leyó con duda */
            problems: {
                /**
                 * @description Número de la fila, desde 1
                 * @example 3
                 */
                row: number | null;
                /**
                 * @description Encabezado de la columna
                 * @example Monto
                 */
                column: string | null;
                /**
                 * @description Value found in the file.
                 * @example Texto
                 */
                value: string | null;
                /**
                 * @description Mensaje para la persona, en español
                 * @example Revisa los datos e intenta de nuevo.
                 */
                message: string;
            }[];
        };
        /** @description Documento de problema (RFC 9457) */
        Problem: {
            /**
             * Format: uri-reference
             * @description La dirección que explica el problema
             * @example /api/problems/APPROVAL_PENDING
             * @enum {string}
             */
            type: "/api/problems/APPROVAL_PENDING" | "/api/problems/VALIDATION_FAILED" | "/api/problems/RESPONSE_TOO_LARGE" | "/api/problems/UNAUTHENTICATED" | "/api/problems/PASSWORD_CHANGE_REQUIRED" | "/api/problems/SECOND_FACTOR_REQUIRED" | "/api/problems/FORBIDDEN" | "/api/problems/OPERATION_NOT_TRUSTED" | "/api/problems/STEP_UP_REQUIRED" | "/api/problems/SECOND_FACTOR_ENROLMENT_REQUIRED" | "/api/problems/NOT_FOUND" | "/api/problems/METHOD_NOT_ALLOWED" | "/api/problems/CONFLICT" | "/api/problems/IDEMPOTENCY_MISMATCH" | "/api/problems/SHOWN_ONCE" | "/api/problems/PAYMENTS_EXIST" | "/api/problems/ALREADY_UNDONE" | "/api/problems/INSUFFICIENT_BALANCE" | "/api/problems/NOT_YET_WITHDRAWABLE" | "/api/problems/STATEMENT_GAP" | "/api/problems/PAST_DATE" | "/api/problems/OTHER_ACCOUNT" | "/api/problems/BATCH_READ" | "/api/problems/MAY_BE_PAID" | "/api/problems/PERIOD_CLOSED" | "/api/problems/EXIT_PROPOSED" | "/api/problems/RESERVATION_LIMIT" | "/api/problems/SAME_PERSON" | "/api/problems/SESSION_CHANGED" | "/api/problems/WAITING_PERIOD" | "/api/problems/WITHDRAWAL_LIMIT" | "/api/problems/PRECONDITION_FAILED" | "/api/problems/PAYLOAD_TOO_LARGE" | "/api/problems/UNSUPPORTED_MEDIA_TYPE" | "/api/problems/TOO_MANY_REQUESTS" | "/api/problems/INTERNAL" | "/api/problems/BUSY" | "/api/problems/UNAVAILABLE";
            /**
             * @description Código estable, para programas
             * @example APPROVAL_PENDING
             * @enum {string}
             */
            code: "APPROVAL_PENDING" | "VALIDATION_FAILED" | "RESPONSE_TOO_LARGE" | "UNAUTHENTICATED" | "PASSWORD_CHANGE_REQUIRED" | "SECOND_FACTOR_REQUIRED" | "FORBIDDEN" | "OPERATION_NOT_TRUSTED" | "STEP_UP_REQUIRED" | "SECOND_FACTOR_ENROLMENT_REQUIRED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "IDEMPOTENCY_MISMATCH" | "SHOWN_ONCE" | "PAYMENTS_EXIST" | "ALREADY_UNDONE" | "INSUFFICIENT_BALANCE" | "NOT_YET_WITHDRAWABLE" | "STATEMENT_GAP" | "PAST_DATE" | "OTHER_ACCOUNT" | "BATCH_READ" | "MAY_BE_PAID" | "PERIOD_CLOSED" | "EXIT_PROPOSED" | "RESERVATION_LIMIT" | "SAME_PERSON" | "SESSION_CHANGED" | "WAITING_PERIOD" | "WITHDRAWAL_LIMIT" | "PRECONDITION_FAILED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_REQUESTS" | "INTERNAL" | "BUSY" | "UNAVAILABLE";
            /**
             * @description Título del problema
             * @example Cómo se reparte la renta
             */
            title: string;
            /**
             * @description Estado HTTP
             * @example 1
             */
            status: number;
            /**
             * @description Qué pasó y qué hacer, en español
             * @example Revisa los datos e intenta de nuevo.
             */
            detail: string;
            /**
             * @description Igual a detail
             * @example Revisa los datos e intenta de nuevo.
             */
            message: string;
            /**
             * @description Mensaje de cada campo o parámetro de consulta con error
             * @example {
             *       "period": "Escribe un mes como 2026-01"
             *     }
             */
            errors?: {
                [key: string]: string;
            };
            /** @description De un cuerpo que es un arreglo: los errores de cada fila, desde 1 */
            rows?: {
                /**
                 * @description Número de la fila, desde 1
                 * @example 3
                 */
                row: number;
                /**
                 * @description Mensaje de cada campo con error
                 * @example {
                 *       "period": "Escribe un mes como 2026-01"
                 *     }
                 */
                errors: {
                    [key: string]: string;
                };
            }[];
            /** @description En un 403 a una clave de API, los alcances que le faltan; donde basta uno de varios, todos ellos. Falta donde ninguna clave puede */
            scopes?: ("projects:read" | "projects:write" | "users:read" | "investments:read" | "investments:write" | "payments:read" | "payments:write" | "orders:read" | "orders:write" | "ledger:read" | "ledger:write" | "withdrawals:read" | "withdrawals:write" | "content:write" | "statements:write" | "waitlist:read" | "waitlist:write" | "privacy:write" | "settings:write" | "webhooks:read" | "webhooks:write" | "audit:read")[];
            /**
             * @description Lo que le falta al saldo, como texto exacto; solo en INSUFFICIENT_BALANCE de retiros
             * @example Texto
             */
            missing?: string;
            /** @description Ids de los retiros que el saldo ya no cubre */
            withdrawals?: number[];
            /**
             * @description Identifica el error en nuestro registro
             * @example RF18539007547034
             */
            reference?: string;
        };
    };
    responses: {
        /** @description Datos inválidos */
        VALIDATION_FAILED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/VALIDATION_FAILED",
                 *       "code": "VALIDATION_FAILED",
                 *       "title": "Datos inválidos",
                 *       "status": 400,
                 *       "detail": "Escribe un mes como 2026-01",
                 *       "message": "Escribe un mes como 2026-01",
                 *       "errors": {
                 *         "period": "Escribe un mes como 2026-01"
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Sesión requerida */
        UNAUTHENTICATED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/UNAUTHENTICATED",
                 *       "code": "UNAUTHENTICATED",
                 *       "title": "Sesión requerida",
                 *       "status": 401,
                 *       "detail": "Sesión requerida",
                 *       "message": "Sesión requerida"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Acceso denegado */
        FORBIDDEN: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/FORBIDDEN",
                 *       "code": "FORBIDDEN",
                 *       "title": "Acceso denegado",
                 *       "status": 403,
                 *       "detail": "Acceso denegado",
                 *       "message": "Acceso denegado"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Demasiados intentos */
        TOO_MANY_REQUESTS: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/TOO_MANY_REQUESTS",
                 *       "code": "TOO_MANY_REQUESTS",
                 *       "title": "Demasiados intentos",
                 *       "status": 429,
                 *       "detail": "Demasiados intentos",
                 *       "message": "Demasiados intentos"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Error interno */
        INTERNAL: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/INTERNAL",
                 *       "code": "INTERNAL",
                 *       "title": "Error interno",
                 *       "status": 500,
                 *       "detail": "Error interno",
                 *       "message": "Error interno",
                 *       "reference": "5f0c1d1e-3a52-4b7e-9d3c-0f6a2b1c4d5e"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Fuera de servicio por un momento */
        UNAVAILABLE: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/UNAVAILABLE",
                 *       "code": "UNAVAILABLE",
                 *       "title": "Fuera de servicio por un momento",
                 *       "status": 503,
                 *       "detail": "Fuera de servicio por un momento",
                 *       "message": "Fuera de servicio por un momento"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Sesión requerida; Contraseña propia requerida; Segundo factor requerido */
        UNAUTHENTICATED_OR_PASSWORD_CHANGE_REQUIRED_OR_SECOND_FACTOR_REQUIRED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/UNAUTHENTICATED",
                 *       "code": "UNAUTHENTICATED",
                 *       "title": "Sesión requerida",
                 *       "status": 401,
                 *       "detail": "Sesión requerida",
                 *       "message": "Sesión requerida"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Contenido demasiado grande */
        PAYLOAD_TOO_LARGE: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/PAYLOAD_TOO_LARGE",
                 *       "code": "PAYLOAD_TOO_LARGE",
                 *       "title": "Contenido demasiado grande",
                 *       "status": 413,
                 *       "detail": "Contenido demasiado grande",
                 *       "message": "Contenido demasiado grande"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Tipo de contenido no admitido */
        UNSUPPORTED_MEDIA_TYPE: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/UNSUPPORTED_MEDIA_TYPE",
                 *       "code": "UNSUPPORTED_MEDIA_TYPE",
                 *       "title": "Tipo de contenido no admitido",
                 *       "status": 415,
                 *       "detail": "Tipo de contenido no admitido",
                 *       "message": "Tipo de contenido no admitido"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto */
        CONFLICT: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Acceso denegado; Falta configurar el segundo factor */
        FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/FORBIDDEN",
                 *       "code": "FORBIDDEN",
                 *       "title": "Acceso denegado",
                 *       "status": 403,
                 *       "detail": "Acceso denegado",
                 *       "message": "Acceso denegado"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description La sesión es de otra cuenta; Clave usada con otros datos */
        SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/SESSION_CHANGED",
                 *       "code": "SESSION_CHANGED",
                 *       "title": "La sesión es de otra cuenta",
                 *       "status": 409,
                 *       "detail": "La sesión es de otra cuenta",
                 *       "message": "La sesión es de otra cuenta"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No encontrado */
        NOT_FOUND: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/NOT_FOUND",
                 *       "code": "NOT_FOUND",
                 *       "title": "No encontrado",
                 *       "status": 404,
                 *       "detail": "No encontrado",
                 *       "message": "No encontrado"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; La sesión es de otra cuenta; Clave usada con otros datos */
        CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Venta por decidir; Saldo insuficiente; Mes cerrado; Límite de reservas; La sesión es de otra cuenta; Clave usada con otros datos */
        CONFLICT_OR_EXIT_PROPOSED_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_RESERVATION_LIMIT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Venta por decidir; Saldo insuficiente; Mes cerrado; La sesión es de otra cuenta; Clave usada con otros datos */
        CONFLICT_OR_EXIT_PROPOSED_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Acceso denegado; Falta configurar el segundo factor; Confirmación de identidad requerida */
        FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/FORBIDDEN",
                 *       "code": "FORBIDDEN",
                 *       "title": "Acceso denegado",
                 *       "status": 403,
                 *       "detail": "Acceso denegado",
                 *       "message": "Acceso denegado"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; La sesión es de otra cuenta */
        CONFLICT_OR_SESSION_CHANGED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description La versión ya no es la misma */
        PRECONDITION_FAILED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/PRECONDITION_FAILED",
                 *       "code": "PRECONDITION_FAILED",
                 *       "title": "La versión ya no es la misma",
                 *       "status": 412,
                 *       "detail": "La versión ya no es la misma",
                 *       "message": "La versión ya no es la misma"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Saldo insuficiente; Mes cerrado; La sesión es de otra cuenta; Clave usada con otros datos */
        CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Saldo insuficiente; Mes cerrado; La sesión es de otra cuenta */
        CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Saldo insuficiente; La fecha es anterior y no tiene motivo; Mes cerrado; La sesión es de otra cuenta; Clave usada con otros datos */
        CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PAST_DATE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Saldo insuficiente; La fecha es anterior y no tiene motivo; Mes cerrado; La sesión es de otra cuenta */
        CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PAST_DATE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Datos inválidos; Respuesta demasiado grande */
        VALIDATION_FAILED_OR_RESPONSE_TOO_LARGE: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/VALIDATION_FAILED",
                 *       "code": "VALIDATION_FAILED",
                 *       "title": "Datos inválidos",
                 *       "status": 400,
                 *       "detail": "Escribe un mes como 2026-01",
                 *       "message": "Escribe un mes como 2026-01",
                 *       "errors": {
                 *         "period": "Escribe un mes como 2026-01"
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Ya se deshizo; Conflicto; Saldo insuficiente; Mes cerrado; La sesión es de otra cuenta; Clave usada con otros datos */
        ALREADY_UNDONE_OR_CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/ALREADY_UNDONE",
                 *       "code": "ALREADY_UNDONE",
                 *       "title": "Ya se deshizo",
                 *       "status": 409,
                 *       "detail": "Ya se deshizo",
                 *       "message": "Ya se deshizo"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Acceso denegado; Confirmación de identidad requerida */
        FORBIDDEN_OR_STEP_UP_REQUIRED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/FORBIDDEN",
                 *       "code": "FORBIDDEN",
                 *       "title": "Acceso denegado",
                 *       "status": 403,
                 *       "detail": "Acceso denegado",
                 *       "message": "Acceso denegado"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description La sesión es de otra cuenta */
        SESSION_CHANGED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/SESSION_CHANGED",
                 *       "code": "SESSION_CHANGED",
                 *       "title": "La sesión es de otra cuenta",
                 *       "status": 409,
                 *       "detail": "La sesión es de otra cuenta",
                 *       "message": "La sesión es de otra cuenta"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Saldo insuficiente; Depósito por confirmar; Mes cerrado; Hay que esperar; Límite de retiros; La sesión es de otra cuenta; Clave usada con otros datos */
        CONFLICT_OR_INSUFFICIENT_BALANCE_OR_NOT_YET_WITHDRAWABLE_OR_PERIOD_CLOSED_OR_WAITING_PERIOD_OR_WITHDRAWAL_LIMIT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Saldo insuficiente; El banco puede haberlo pagado; Mes cerrado; La sesión es de otra cuenta; Clave usada con otros datos */
        CONFLICT_OR_INSUFFICIENT_BALANCE_OR_MAY_BE_PAID_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Saldo insuficiente; El banco puede haberlo pagado; Puede ser la misma persona; La sesión es de otra cuenta; Clave usada con otros datos */
        CONFLICT_OR_INSUFFICIENT_BALANCE_OR_MAY_BE_PAID_OR_SAME_PERSON_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Saldo insuficiente; La sesión es de otra cuenta; Clave usada con otros datos */
        CONFLICT_OR_INSUFFICIENT_BALANCE_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description El archivo del lote ya se leyó; Conflicto; Saldo insuficiente; La sesión es de otra cuenta */
        BATCH_READ_OR_CONFLICT_OR_INSUFFICIENT_BALANCE_OR_SESSION_CHANGED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/BATCH_READ",
                 *       "code": "BATCH_READ",
                 *       "title": "El archivo del lote ya se leyó",
                 *       "status": 409,
                 *       "detail": "El archivo del lote ya se leyó",
                 *       "message": "El archivo del lote ya se leyó"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description El archivo del lote ya se leyó; Conflicto; La sesión es de otra cuenta; Clave usada con otros datos */
        BATCH_READ_OR_CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/BATCH_READ",
                 *       "code": "BATCH_READ",
                 *       "title": "El archivo del lote ya se leyó",
                 *       "status": 409,
                 *       "detail": "El archivo del lote ya se leyó",
                 *       "message": "El archivo del lote ya se leyó"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Mes cerrado */
        CONFLICT_OR_PERIOD_CLOSED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Ya se deshizo; Conflicto; Saldo insuficiente; La fecha es anterior y no tiene motivo; Ya hay pagos de ese mes; Mes cerrado; Puede ser la misma persona; La sesión es de otra cuenta; Clave usada con otros datos */
        ALREADY_UNDONE_OR_CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PAST_DATE_OR_PAYMENTS_EXIST_OR_PERIOD_CLOSED_OR_SAME_PERSON_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/ALREADY_UNDONE",
                 *       "code": "ALREADY_UNDONE",
                 *       "title": "Ya se deshizo",
                 *       "status": 409,
                 *       "detail": "Ya se deshizo",
                 *       "message": "Ya se deshizo"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Mes cerrado; La sesión es de otra cuenta */
        PERIOD_CLOSED_OR_SESSION_CHANGED: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/PERIOD_CLOSED",
                 *       "code": "PERIOD_CLOSED",
                 *       "title": "Mes cerrado",
                 *       "status": 409,
                 *       "detail": "Mes cerrado",
                 *       "message": "Mes cerrado"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Saldo insuficiente; El archivo es de otra cuenta; Mes cerrado; Los saldos del banco no continúan; La sesión es de otra cuenta; Clave usada con otros datos */
        CONFLICT_OR_INSUFFICIENT_BALANCE_OR_OTHER_ACCOUNT_OR_PERIOD_CLOSED_OR_STATEMENT_GAP_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Ya hay pagos de ese mes */
        CONFLICT_OR_PAYMENTS_EXIST: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Saldo insuficiente; La fecha es anterior y no tiene motivo; Ya hay pagos de ese mes; Mes cerrado; La sesión es de otra cuenta; Clave usada con otros datos */
        CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PAST_DATE_OR_PAYMENTS_EXIST_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Ya se deshizo; Conflicto; Saldo insuficiente; La fecha es anterior y no tiene motivo; Mes cerrado; La sesión es de otra cuenta; Clave usada con otros datos */
        ALREADY_UNDONE_OR_CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PAST_DATE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/ALREADY_UNDONE",
                 *       "code": "ALREADY_UNDONE",
                 *       "title": "Ya se deshizo",
                 *       "status": 409,
                 *       "detail": "Ya se deshizo",
                 *       "message": "Ya se deshizo"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description El secreto ya se mostró; La sesión es de otra cuenta; Clave usada con otros datos */
        SHOWN_ONCE_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/SHOWN_ONCE",
                 *       "code": "SHOWN_ONCE",
                 *       "title": "El secreto ya se mostró",
                 *       "status": 409,
                 *       "detail": "El secreto ya se mostró",
                 *       "message": "El secreto ya se mostró"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description El secreto ya se mostró; Conflicto; La sesión es de otra cuenta; Clave usada con otros datos */
        SHOWN_ONCE_OR_CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/SHOWN_ONCE",
                 *       "code": "SHOWN_ONCE",
                 *       "title": "El secreto ya se mostró",
                 *       "status": 409,
                 *       "detail": "El secreto ya se mostró",
                 *       "message": "El secreto ya se mostró"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicto; Saldo insuficiente; El archivo es de otra cuenta; La fecha es anterior y no tiene motivo; Ya hay pagos de ese mes; Mes cerrado; Los saldos del banco no continúan; La sesión es de otra cuenta; Clave usada con otros datos */
        CONFLICT_OR_INSUFFICIENT_BALANCE_OR_OTHER_ACCOUNT_OR_PAST_DATE_OR_PAYMENTS_EXIST_OR_PERIOD_CLOSED_OR_STATEMENT_GAP_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/CONFLICT",
                 *       "code": "CONFLICT",
                 *       "title": "Conflicto",
                 *       "status": 409,
                 *       "detail": "Conflicto",
                 *       "message": "Conflicto"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Fuera de servicio por un momento; Demasiados archivos a la vez */
        UNAVAILABLE_OR_BUSY: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/problems/UNAVAILABLE",
                 *       "code": "UNAVAILABLE",
                 *       "title": "Fuera de servicio por un momento",
                 *       "status": 503,
                 *       "detail": "Fuera de servicio por un momento",
                 *       "message": "Fuera de servicio por un momento"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Sin cambios desde la versión de If-None-Match; sin cuerpo */
        NotModified: {
            headers: {
                "Request-Id": components["headers"]["Request-Id"];
                ETag: components["headers"]["ETag"];
                "Content-Disposition": components["headers"]["Content-Disposition"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
         * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
         */
        ifNoneMatch: string;
        /**
         * @description Cuántos registros como máximo; sin él, todos
         * @example 100
         */
        limit: number;
        /**
         * @description Solo los registros con un id mayor
         * @example 100
         */
        after: number;
        /**
         * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
         * @example renta-2026-01-proyecto-3
         */
        idempotencyKey: string;
        /**
         * @description Id del registro
         * @example 7
         */
        id: number;
        /**
         * @description Solo los registros anteriores a este id: la lista va del más reciente al más antiguo
         * @example 100
         */
        afterNewest: number;
        /**
         * @description El ETag de la versión de la que parte el cambio: si otra persona cambió el registro después, responde 412 y no guarda nada
         * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
         */
        ifMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifica la petición en nuestro registro; inclúyelo cuando nos escribas por un error
         * @example 5f0c1d1e-3a52-4b7e-9d3c-0f6a2b1c4d5e
         */
        "Request-Id": string;
        /**
         * @description Versión de la respuesta, para If-None-Match y, en un registro, para If-Match
         * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
         */
        ETag: string;
        /**
         * @description rel="next": la página siguiente, si la hay
         * @example </api/admin/returns?limit=100&after=100>; rel="next"
         */
        Link: string;
        /**
         * @description Con limit, cuántos registros hay en todas las páginas
         * @example 1240
         */
        "Total-Count": number;
        /**
         * @description La dirección de lo creado
         * @example /api/admin/returns/7
         */
        Location: string;
        /**
         * @description La cookie de la sesión: HttpOnly y SameSite=Lax; al cerrar la sesión, vencida
         * @example cimiento.sid=s%3Aejemplo; Path=/; HttpOnly; SameSite=Lax
         */
        "Set-Cookie": string;
        /**
         * @description Con una clave de API: cuántas peticiones quedan (r) y en cuántos segundos se renuevan (t)
         * @example "key";r=299;t=60
         */
        RateLimit: string;
        /**
         * @description Con una clave de API: cuántas peticiones (q) admite en cuántos segundos (w)
         * @example "key";q=300;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description true: es la primera respuesta a esta Idempotency-Key, dada otra vez; no se hizo nada más
         * @example true
         */
        "Idempotency-Replayed": "true";
        /**
         * @description El nombre con el que se guarda el archivo
         * @example attachment; filename="archivo.csv"
         */
        "Content-Disposition": string;
        /**
         * @description Segundos de espera
         * @example 60
         */
        "Retry-After": number;
        /**
         * @description Cómo se identifica un programa
         * @example Bearer realm="Cimiento"
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAuthUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "username": "maria",
                     *       "role": "admin"
                     *     }
                     */
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "maria",
                 *       "password": "una-frase-larga"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Nombre de usuario; no cambia
                     * @example maria
                     */
                    username: string;
                    /**
                     * @description Contraseña
                     * @example una-frase-larga
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "username": "maria",
                     *       "fullName": "María Torres",
                     *       "role": "admin"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedInUser"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED_OR_PASSWORD_CHANGE_REQUIRED_OR_SECOND_FACTOR_REQUIRED"];
            403: components["responses"]["FORBIDDEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAuthSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "CASA2026"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Código
                     * @example CASA2026
                     */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "username": "maria",
                     *       "fullName": "María Torres",
                     *       "role": "admin"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedInUser"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAuthRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "maria@correo.example",
                 *       "fullName": "María Torres",
                 *       "password": "una-frase-larga",
                 *       "username": "maria",
                 *       "invitationCode": "CASA2026"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description Correo electrónico
                     * @example maria@correo.example
                     */
                    email: string;
                    /**
                     * @description Nombre y apellido
                     * @example María Torres
                     */
                    fullName: string;
                    /**
                     * @description Contraseña
                     * @example una-frase-larga
                     */
                    password: string;
                    /**
                     * @description Nombre de usuario; no cambia
                     * @example maria
                     */
                    username: string;
                    /**
                     * @description Código de invitación; null si no tiene
                     * @example CASA2026
                     */
                    invitationCode?: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "username": "maria",
                     *       "email": "maria@correo.example",
                     *       "fullName": "María Torres",
                     *       "role": "admin",
                     *       "staffRole": "administrator",
                     *       "createdAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAuthStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "password": "una-frase-larga"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Contraseña
                     * @example una-frase-larga
                     */
                    password?: string;
                    /**
                     * @description Código
                     * @example CASA2026
                     */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "validUntil": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["StepUp"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Revisa los datos e intenta de nuevo."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getSettingsInvitationRequired: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "required": true
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationSettings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postInvitationValidate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "CASA2026"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Código
                     * @example CASA2026
                     */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "message": "Revisa los datos e intenta de nuevo."
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationValidation"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "maria@correo.example",
                 *       "fullName": "María Torres",
                 *       "location": "Quito, Ecuador",
                 *       "occupation": "Médica",
                 *       "whyInterested": "Quiero invertir en bienes raíces.",
                 *       "consentData": true,
                 *       "investmentRange": "less5k",
                 *       "socialProfiles": "@maria",
                 *       "referralSource": "twitter",
                 *       "invitationCode": "CASA2026",
                 *       "receiveNews": true
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description Correo electrónico
                     * @example maria@correo.example
                     */
                    email: string;
                    /**
                     * @description Nombre y apellido
                     * @example María Torres
                     */
                    fullName: string;
                    /**
                     * @description Ubicación
                     * @example Quito, Ecuador
                     */
                    location: string;
                    /**
                     * @description Ocupación
                     * @example Médica
                     */
                    occupation: string;
                    /**
                     * @description Por qué le interesa
                     * @example Quiero invertir en bienes raíces.
                     */
                    whyInterested: string;
                    /**
                     * @description Aceptó el tratamiento de sus datos; debe ser true
                     * @example true
                     * @enum {boolean}
                     */
                    consentData: true;
                    /**
                     * @description Cuánto piensa invertir
                     * @example less5k
                     * @enum {string}
                     */
                    investmentRange?: "less5k" | "5k10k" | "10k25k" | "more25k" | "exploring";
                    /**
                     * @description Perfiles en redes; null si no los dio
                     * @example @maria
                     */
                    socialProfiles?: string;
                    /**
                     * @description Cómo nos conoció
                     * @example twitter
                     * @enum {string}
                     */
                    referralSource?: "twitter" | "linkedin" | "referral" | "conversation" | "other";
                    /**
                     * @description Código de invitación; null si no tiene
                     * @example CASA2026
                     */
                    invitationCode?: string;
                    /**
                     * @description Quiere novedades
                     * @default false
                     * @example true
                     */
                    receiveNews?: boolean;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Revisa los datos e intenta de nuevo."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminInvitations: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Estado
                 * @example open
                 */
                status?: "open" | "used" | "expired" | "revoked";
                /**
                 * @description Palabras que se buscan, sin distinguir mayúsculas ni tildes
                 * @example Texto
                 */
                search?: string;
                /**
                 * @description El orden: un campo, con - delante si es descendente
                 * @example id
                 */
                sort?: "id" | "-id" | "code" | "-code" | "uses" | "-uses" | "createdAt" | "-createdAt";
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "code": "CASA2026",
                     *         "email": "maria@correo.example",
                     *         "maxUses": 1,
                     *         "uses": 0,
                     *         "expiresAt": "2026-01-31T14:05:00.000Z",
                     *         "status": "expired",
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "revokedAt": "2026-01-31T14:05:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["InvitationCode"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminInvitations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "count": 10,
                 *       "maxUses": 1
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description Correo electrónico
                     * @default null
                     * @example maria@correo.example
                     */
                    email?: string | null;
                    /**
                     * @description Cuántos códigos se crean
                     * @default 1
                     * @example 10
                     */
                    count?: number;
                    /**
                     * @description Cuántas veces se puede usar
                     * @default 1
                     * @example 1
                     */
                    maxUses?: number;
                    /**
                     * @description Último día en que sirve. Fecha de calendario, AAAA-MM-DD
                     * @default null
                     * @example 2026-01-31
                     */
                    expiresOn?: string | null;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "code": "CASA2026",
                     *         "email": "maria@correo.example",
                     *         "maxUses": 1,
                     *         "uses": 0,
                     *         "expiresAt": "2026-01-31T14:05:00.000Z",
                     *         "status": "expired",
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "revokedAt": "2026-01-31T14:05:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["InvitationCode"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            409: components["responses"]["SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminInvitationsIdRevoke: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "code": "CASA2026",
                     *       "email": "maria@correo.example",
                     *       "maxUses": 1,
                     *       "uses": 0,
                     *       "expiresAt": "2026-01-31T14:05:00.000Z",
                     *       "status": "expired",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "revokedAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationCode"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getBlog: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "title": "Cómo se reparte la renta",
                     *         "slug": "como-se-reparte-la-renta",
                     *         "imageUrl": "/images/uno.svg",
                     *         "excerpt": "Cómo se reparte la renta de un mes.",
                     *         "content": "Primer párrafo.\n\nSegundo párrafo."
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Post"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "username": "maria",
                     *       "email": "maria@correo.example",
                     *       "fullName": "María Torres",
                     *       "role": "admin",
                     *       "staffRole": "administrator",
                     *       "createdAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserInvestments: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "userId": 2,
                     *         "projectId": 3,
                     *         "projectName": "Casa del Lago",
                     *         "amount": 3000,
                     *         "annualReturn": 8.5,
                     *         "imageUrl": "/images/uno.svg",
                     *         "actualReturns": "125.50",
                     *         "projectedReturns": "125.50"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["InvestorInvestment"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserReturns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returnHistory": [
                     *         {
                     *           "id": 7,
                     *           "investmentId": 12,
                     *           "projectName": "Casa del Lago",
                     *           "period": "2026-01",
                     *           "amount": "125.50",
                     *           "paymentDate": "2026-01-31",
                     *           "status": "missed"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReturnHistory"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "available": "125.50",
                     *       "withdrawable": "125.50",
                     *       "unconfirmedSince": "2026-12-05",
                     *       "held": "125.50",
                     *       "depositReference": "RF18539007547034"
                     *     }
                     */
                    "application/json": components["schemas"]["Balance"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserMovements: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros anteriores a este id: la lista va del más reciente al más antiguo
                 * @example 100
                 */
                after?: components["parameters"]["afterNewest"];
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "kind": "adjustment",
                     *         "amount": "125.50",
                     *         "balanceAfter": "125.50",
                     *         "occurredOn": "2026-01-31",
                     *         "availableOn": "2026-12-05",
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "reference": "RF18539007547034",
                     *         "memo": "Renta de enero"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Movement"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserRentCalendar: {
        parameters: {
            query?: {
                /**
                 * @description Desde
                 * @example 2026-01
                 */
                from?: string;
                /**
                 * @description Hasta
                 * @example 2026-01
                 */
                to?: string;
                /**
                 * @description Formato
                 * @example json
                 */
                format?: "json" | "csv";
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "projectId": 3,
                     *         "projectName": "Casa del Lago",
                     *         "period": "2026-01",
                     *         "expected": "125.50",
                     *         "received": "125.50",
                     *         "status": "late",
                     *         "state": "announced",
                     *         "dueDate": "2026-01-31",
                     *         "daysLate": 0
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["RentCalendarMonth"][];
                    /** @example proyecto;mes;esperado */
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserStatements: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "number": "CIM-7K3M9-QXR4T",
                     *         "year": 2025,
                     *         "version": 1,
                     *         "throughOn": "2026-01-31",
                     *         "status": "failed",
                     *         "code": "CASA2026",
                     *         "total": "125.50",
                     *         "sha256": "Texto",
                     *         "size": 1,
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "supersedes": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AccountStatement"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postUserStatements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "year": 2025
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Año
                     * @example 2025
                     */
                    year: number;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": "CIM-7K3M9-QXR4T",
                     *       "year": 2025,
                     *       "version": 1,
                     *       "throughOn": "2026-01-31",
                     *       "status": "failed",
                     *       "code": "CASA2026",
                     *       "total": "125.50",
                     *       "sha256": "Texto",
                     *       "size": 1,
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "supersedes": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AccountStatement"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserStatementsId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": "CIM-7K3M9-QXR4T",
                     *       "year": 2025,
                     *       "version": 1,
                     *       "throughOn": "2026-01-31",
                     *       "status": "failed",
                     *       "code": "CASA2026",
                     *       "total": "125.50",
                     *       "sha256": "Texto",
                     *       "size": 1,
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "supersedes": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AccountStatement"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserStatementsIdContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getVerify: {
        parameters: {
            query: {
                /**
                 * @description Código
                 * @example CASA2026
                 */
                code: string;
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "CIM-7K3M9-QXR4T",
                     *       "year": 2025,
                     *       "version": 1,
                     *       "throughOn": "2026-01-31",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "total": "125.50",
                     *       "sha256": "Texto",
                     *       "laterNumber": "Texto",
                     *       "laterVersion": 1
                     *     }
                     */
                    "application/json": components["schemas"]["StatementVerification"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserOrders: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "number": "CIM-7K3M9-QXR4T",
                     *         "projectId": 3,
                     *         "amount": 3000,
                     *         "fundedFrom": "balance",
                     *         "status": "cancelled",
                     *         "reference": "RF18539007547034",
                     *         "expiresAt": "2026-01-31T14:05:00.000Z",
                     *         "investmentId": 12,
                     *         "received": "125.50",
                     *         "missing": "125.50",
                     *         "createdAt": "2026-01-31T14:05:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Order"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postUserOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "projectId": 3,
                 *       "amount": 3000,
                 *       "acceptedRisks": true,
                 *       "fundedFrom": "balance",
                 *       "idempotencyKey": "orden-2026-02-a1"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id del proyecto; se conserva aunque se elimine
                     * @example 3
                     */
                    projectId: number;
                    /**
                     * @description Monto. Dólares estadounidenses, sin decimales, como número o texto, hasta 2000000000
                     * @example 3000
                     */
                    amount: number;
                    /**
                     * @description La persona leyó y acepta los riesgos; debe ser true
                     * @example true
                     * @enum {boolean}
                     */
                    acceptedRisks: true;
                    /**
                     * @description De dónde sale el dinero: balance (saldo) o transfer (transferencia por llegar)
                     * @default transfer
                     * @example balance
                     * @enum {string}
                     */
                    fundedFrom?: "balance" | "transfer";
                    /**
                     * @description Como la cabecera Idempotency-Key, dentro del cuerpo
                     * @example orden-2026-02-a1
                     */
                    idempotencyKey?: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": "CIM-7K3M9-QXR4T",
                     *       "projectId": 3,
                     *       "amount": 3000,
                     *       "fundedFrom": "balance",
                     *       "status": "cancelled",
                     *       "reference": "RF18539007547034",
                     *       "expiresAt": "2026-01-31T14:05:00.000Z",
                     *       "investmentId": 12,
                     *       "received": "125.50",
                     *       "missing": "125.50",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "warnings": [
                     *         {
                     *           "code": "CASA2026",
                     *           "field": "period",
                     *           "message": "Revisa los datos e intenta de nuevo."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NewOrder"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_EXIT_PROPOSED_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_RESERVATION_LIMIT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserOrdersId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": "CIM-7K3M9-QXR4T",
                     *       "projectId": 3,
                     *       "amount": 3000,
                     *       "fundedFrom": "balance",
                     *       "status": "cancelled",
                     *       "reference": "RF18539007547034",
                     *       "expiresAt": "2026-01-31T14:05:00.000Z",
                     *       "investmentId": 12,
                     *       "received": "125.50",
                     *       "missing": "125.50",
                     *       "createdAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postUserOrdersIdPay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": "CIM-7K3M9-QXR4T",
                     *       "projectId": 3,
                     *       "amount": 3000,
                     *       "fundedFrom": "balance",
                     *       "status": "cancelled",
                     *       "reference": "RF18539007547034",
                     *       "expiresAt": "2026-01-31T14:05:00.000Z",
                     *       "investmentId": 12,
                     *       "received": "125.50",
                     *       "missing": "125.50",
                     *       "createdAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_EXIT_PROPOSED_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postUserOrdersIdCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": "CIM-7K3M9-QXR4T",
                     *       "projectId": 3,
                     *       "amount": 3000,
                     *       "fundedFrom": "balance",
                     *       "status": "cancelled",
                     *       "reference": "RF18539007547034",
                     *       "expiresAt": "2026-01-31T14:05:00.000Z",
                     *       "investmentId": 12,
                     *       "received": "125.50",
                     *       "missing": "125.50",
                     *       "createdAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_EXIT_PROPOSED_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminOrders: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Estado
                 * @example committed
                 */
                status?: "committed" | "reserved" | "paid" | "expired" | "cancelled";
                /**
                 * @description Solo los registros con este valor: ID proyecto
                 * @example 3
                 */
                projectId?: number;
                /**
                 * @description Solo los registros con este valor: ID usuario
                 * @example 2
                 */
                userId?: number;
                /**
                 * @description Palabras que se buscan, sin distinguir mayúsculas ni tildes
                 * @example Texto
                 */
                search?: string;
                /**
                 * @description El orden: un campo, con - delante si es descendente
                 * @example id
                 */
                sort?: "id" | "-id" | "amount" | "-amount";
                /**
                 * @description Solo lo creado o cambiado desde ese instante, ISO 8601
                 * @example 2026-01-31T14:05:00.000Z
                 */
                updatedSince?: string;
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "number": "CIM-7K3M9-QXR4T",
                     *         "projectId": 3,
                     *         "amount": 3000,
                     *         "fundedFrom": "balance",
                     *         "status": "cancelled",
                     *         "reference": "RF18539007547034",
                     *         "expiresAt": "2026-01-31T14:05:00.000Z",
                     *         "investmentId": 12,
                     *         "received": "125.50",
                     *         "missing": "125.50",
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "userId": 2,
                     *         "projectName": "Casa del Lago",
                     *         "remindedAt": "2026-01-31T14:05:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AdminOrder"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminOrdersIdRemind: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": "CIM-7K3M9-QXR4T",
                     *       "projectId": 3,
                     *       "amount": 3000,
                     *       "fundedFrom": "balance",
                     *       "status": "cancelled",
                     *       "reference": "RF18539007547034",
                     *       "expiresAt": "2026-01-31T14:05:00.000Z",
                     *       "investmentId": 12,
                     *       "received": "125.50",
                     *       "missing": "125.50",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "userId": 2,
                     *       "projectName": "Casa del Lago",
                     *       "remindedAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminOrdersIdExtend: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": "CIM-7K3M9-QXR4T",
                     *       "projectId": 3,
                     *       "amount": 3000,
                     *       "fundedFrom": "balance",
                     *       "status": "cancelled",
                     *       "reference": "RF18539007547034",
                     *       "expiresAt": "2026-01-31T14:05:00.000Z",
                     *       "investmentId": 12,
                     *       "received": "125.50",
                     *       "missing": "125.50",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "userId": 2,
                     *       "projectName": "Casa del Lago",
                     *       "remindedAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminOrdersIdCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": "CIM-7K3M9-QXR4T",
                     *       "projectId": 3,
                     *       "amount": 3000,
                     *       "fundedFrom": "balance",
                     *       "status": "cancelled",
                     *       "reference": "RF18539007547034",
                     *       "expiresAt": "2026-01-31T14:05:00.000Z",
                     *       "investmentId": 12,
                     *       "received": "125.50",
                     *       "missing": "125.50",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "userId": 2,
                     *       "projectName": "Casa del Lago",
                     *       "remindedAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_EXIT_PROPOSED_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getProjects: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Estado
                 * @example available
                 */
                status?: "available" | "funded" | "exited";
                /**
                 * @description Solo los registros con este valor: Tipo de propiedad
                 * @example residencial
                 */
                propertyType?: "residencial" | "comercial";
                /**
                 * @description Palabras que se buscan, sin distinguir mayúsculas ni tildes
                 * @example Texto
                 */
                search?: string;
                /**
                 * @description El orden: un campo, con - delante si es descendente
                 * @example id
                 */
                sort?: "id" | "-id" | "name" | "-name" | "location" | "-location" | "status" | "-status" | "funded" | "-funded" | "annualReturn" | "-annualReturn";
                /**
                 * @description Solo lo creado o cambiado desde ese instante, ISO 8601
                 * @example 2026-01-31T14:05:00.000Z
                 */
                updatedSince?: string;
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "name": "Casa del Lago",
                     *         "location": "Quito, Ecuador",
                     *         "status": "available",
                     *         "propertyType": "comercial",
                     *         "target": 300000,
                     *         "funded": 120000,
                     *         "minInvestment": 1000,
                     *         "annualReturn": "8.5",
                     *         "term": "24 meses",
                     *         "totalInvestors": 42,
                     *         "currentValuation": 315000,
                     *         "fundedDate": "2026-01-31",
                     *         "exitDate": "2026-01-31",
                     *         "image": "/images/uno.svg",
                     *         "description": "Casa de tres dormitorios cerca del parque.",
                     *         "responsible": "Texto",
                     *         "fees": "Texto",
                     *         "risks": "Texto",
                     *         "reserved": 5000
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Project"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getProjectsId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Casa del Lago",
                     *       "location": "Quito, Ecuador",
                     *       "status": "available",
                     *       "propertyType": "comercial",
                     *       "target": 300000,
                     *       "funded": 120000,
                     *       "minInvestment": 1000,
                     *       "annualReturn": "8.5",
                     *       "term": "24 meses",
                     *       "totalInvestors": 42,
                     *       "currentValuation": 315000,
                     *       "fundedDate": "2026-01-31",
                     *       "exitDate": "2026-01-31",
                     *       "image": "/images/uno.svg",
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "responsible": "Texto",
                     *       "fees": "Texto",
                     *       "risks": "Texto",
                     *       "reserved": 5000
                     *     }
                     */
                    "application/json": components["schemas"]["Project"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getProjectsIdDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "title": "Cómo se reparte la renta",
                     *         "kind": "appraisal",
                     *         "visibility": "everybody",
                     *         "current": {
                     *           "version": 1,
                     *           "fileName": "escritura.pdf",
                     *           "contentType": "application/pdf",
                     *           "size": 1,
                     *           "sha256": "Texto",
                     *           "createdAt": "2026-01-31T14:05:00.000Z"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProjectDocument"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getProjectsIdUpdates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "kind": "obra",
                     *         "title": "Cómo se reparte la renta",
                     *         "text": "Texto",
                     *         "newDate": "2026-01-31",
                     *         "visibility": "everybody",
                     *         "publishedAt": "2026-01-31T14:05:00.000Z",
                     *         "pictures": [
                     *           {
                     *             "id": 7,
                     *             "description": "Casa de tres dormitorios cerca del parque.",
                     *             "width": 1,
                     *             "height": 1
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ProjectUpdate"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getTrackRecord: {
        parameters: {
            query?: {
                /**
                 * @description Formato
                 * @example json
                 */
                format?: "json" | "csv";
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "asOf": "2026-01-31",
                     *       "totals": {
                     *         "projects": 1,
                     *         "invested": 1,
                     *         "monthsOnTime": 21,
                     *         "monthsLate": 1,
                     *         "monthsMissed": 0,
                     *         "averageDaysLate": 1.5,
                     *         "weightedReturn": 8.4
                     *       },
                     *       "projects": [
                     *         {
                     *           "projectId": 3,
                     *           "name": "Casa del Lago",
                     *           "status": "available",
                     *           "capital": 1,
                     *           "promisedReturn": 8.5,
                     *           "realizedReturn": 8.2,
                     *           "monthsOnTime": 21,
                     *           "monthsLate": 1,
                     *           "monthsMissed": 0,
                     *           "averageDaysLate": 1.5,
                     *           "promisedTerm": "24 meses",
                     *           "delayedTo": "2026-01-31",
                     *           "delayTitle": "Texto",
                     *           "actualMonths": 22,
                     *           "fundedDate": "2026-01-31",
                     *           "exitDate": "2026-01-31",
                     *           "exitReturn": 9.1,
                     *           "isYearly": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TrackRecord"];
                    /** @example proyecto;mes;esperado */
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminProjects: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Casa del Lago",
                 *       "location": "Quito, Ecuador",
                 *       "status": "available",
                 *       "propertyType": "residencial",
                 *       "target": 300000,
                 *       "funded": 120000,
                 *       "minInvestment": 1000,
                 *       "annualReturn": "8.5",
                 *       "term": "24 meses",
                 *       "totalInvestors": 42,
                 *       "currentValuation": 315000,
                 *       "fundedDate": "2026-01-31",
                 *       "exitDate": "2026-01-31",
                 *       "image": "/images/uno.svg",
                 *       "description": "Casa de tres dormitorios cerca del parque.",
                 *       "responsible": "Texto",
                 *       "fees": "Texto",
                 *       "risks": "Texto",
                 *       "draft": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Nombre
                     * @example Casa del Lago
                     */
                    name: string;
                    /**
                     * @description Ubicación
                     * @example Quito, Ecuador
                     */
                    location: string;
                    /**
                     * @description Estado
                     * @default available
                     * @example available
                     * @enum {string}
                     */
                    status?: "available" | "funded" | "exited";
                    /**
                     * @description Tipo de propiedad
                     * @default residencial
                     * @example residencial
                     * @enum {string}
                     */
                    propertyType?: "residencial" | "comercial";
                    /**
                     * @description Objetivo. Dólares estadounidenses, sin decimales, como número o texto, hasta 2000000000
                     * @example 300000
                     */
                    target: number;
                    /**
                     * @description Lo reunido hasta ahora, con órdenes pagadas. Dólares estadounidenses, sin decimales, como número o texto, hasta 2000000000
                     * @example 120000
                     */
                    funded: number;
                    /**
                     * @description Inversión mínima, y valor de una fracción. Dólares estadounidenses, sin decimales, como número o texto, hasta 2000000000
                     * @example 1000
                     */
                    minInvestment: number;
                    /**
                     * @description Retorno anual proyectado, en porcentaje. Porcentaje anual: 8.5 es 8,5 %
                     * @example 8.5
                     */
                    annualReturn: string;
                    /**
                     * @description Plazo, como texto
                     * @example 24 meses
                     */
                    term: string;
                    /**
                     * @description Número de inversionistas
                     * @default 0
                     * @example 42
                     */
                    totalInvestors?: number;
                    /**
                     * @description Valoración actual; null si no hay. Dólares estadounidenses, sin decimales, como número o texto, hasta 2000000000
                     * @default null
                     * @example 315000
                     */
                    currentValuation?: number | null;
                    /**
                     * @description Día en que se completó el objetivo; null si falta. Fecha de calendario, AAAA-MM-DD
                     * @default null
                     * @example 2026-01-31
                     */
                    fundedDate?: string | null;
                    /**
                     * @description Día de la venta; null si no se ha vendido. Fecha de calendario, AAAA-MM-DD
                     * @default null
                     * @example 2026-01-31
                     */
                    exitDate?: string | null;
                    /**
                     * @description Dirección de la imagen
                     * @example /images/uno.svg
                     */
                    image: string;
                    /**
                     * @description Descripción
                     * @example Casa de tres dormitorios cerca del parque.
                     */
                    description: string;
                    /**
                     * @description Responsable
                     * @example Texto
                     */
                    responsible?: string | null;
                    /**
                     * @description Comisiones
                     * @example Texto
                     */
                    fees?: string | null;
                    /**
                     * @description Riesgos propios
                     * @example Texto
                     */
                    risks?: string | null;
                    /**
                     * @description Guardarlo como borrador: solo lo ven los administradores, hasta que se publique
                     * @default false
                     * @example true
                     */
                    draft?: boolean;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Casa del Lago",
                     *       "location": "Quito, Ecuador",
                     *       "status": "available",
                     *       "propertyType": "comercial",
                     *       "target": 300000,
                     *       "funded": 120000,
                     *       "minInvestment": 1000,
                     *       "annualReturn": "8.5",
                     *       "term": "24 meses",
                     *       "totalInvestors": 42,
                     *       "currentValuation": 315000,
                     *       "fundedDate": "2026-01-31",
                     *       "exitDate": "2026-01-31",
                     *       "image": "/images/uno.svg",
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "responsible": "Texto",
                     *       "fees": "Texto",
                     *       "risks": "Texto",
                     *       "reserved": 5000,
                     *       "publishedAt": "2026-01-31T14:05:00.000Z",
                     *       "warnings": [
                     *         {
                     *           "code": "CASA2026",
                     *           "field": "period",
                     *           "message": "Revisa los datos e intenta de nuevo."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedProject"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminProjectsIdPublish: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Casa del Lago",
                     *       "location": "Quito, Ecuador",
                     *       "status": "available",
                     *       "propertyType": "comercial",
                     *       "target": 300000,
                     *       "funded": 120000,
                     *       "minInvestment": 1000,
                     *       "annualReturn": "8.5",
                     *       "term": "24 meses",
                     *       "totalInvestors": 42,
                     *       "currentValuation": 315000,
                     *       "fundedDate": "2026-01-31",
                     *       "exitDate": "2026-01-31",
                     *       "image": "/images/uno.svg",
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "responsible": "Texto",
                     *       "fees": "Texto",
                     *       "risks": "Texto",
                     *       "reserved": 5000,
                     *       "publishedAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AdminProject"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminProjectsId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Casa del Lago",
                     *       "location": "Quito, Ecuador",
                     *       "status": "available",
                     *       "propertyType": "comercial",
                     *       "target": 300000,
                     *       "funded": 120000,
                     *       "minInvestment": 1000,
                     *       "annualReturn": "8.5",
                     *       "term": "24 meses",
                     *       "totalInvestors": 42,
                     *       "currentValuation": 315000,
                     *       "fundedDate": "2026-01-31",
                     *       "exitDate": "2026-01-31",
                     *       "image": "/images/uno.svg",
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "responsible": "Texto",
                     *       "fees": "Texto",
                     *       "risks": "Texto",
                     *       "reserved": 5000,
                     *       "publishedAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AdminProject"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    putAdminProjectsId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag de la versión de la que parte el cambio: si otra persona cambió el registro después, responde 412 y no guarda nada
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Casa del Lago",
                 *       "location": "Quito, Ecuador",
                 *       "status": "available",
                 *       "propertyType": "residencial",
                 *       "target": 300000,
                 *       "funded": 120000,
                 *       "minInvestment": 1000,
                 *       "annualReturn": "8.5",
                 *       "term": "24 meses",
                 *       "totalInvestors": 42,
                 *       "currentValuation": 315000,
                 *       "fundedDate": "2026-01-31",
                 *       "exitDate": "2026-01-31",
                 *       "image": "/images/uno.svg",
                 *       "description": "Casa de tres dormitorios cerca del parque.",
                 *       "responsible": "Texto",
                 *       "fees": "Texto",
                 *       "risks": "Texto"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Nombre
                     * @example Casa del Lago
                     */
                    name: string;
                    /**
                     * @description Ubicación
                     * @example Quito, Ecuador
                     */
                    location: string;
                    /**
                     * @description Estado
                     * @default available
                     * @example available
                     * @enum {string}
                     */
                    status?: "available" | "funded" | "exited";
                    /**
                     * @description Tipo de propiedad
                     * @default residencial
                     * @example residencial
                     * @enum {string}
                     */
                    propertyType?: "residencial" | "comercial";
                    /**
                     * @description Objetivo. Dólares estadounidenses, sin decimales, como número o texto, hasta 2000000000
                     * @example 300000
                     */
                    target: number;
                    /**
                     * @description Lo reunido hasta ahora, con órdenes pagadas. Dólares estadounidenses, sin decimales, como número o texto, hasta 2000000000
                     * @example 120000
                     */
                    funded: number;
                    /**
                     * @description Inversión mínima, y valor de una fracción. Dólares estadounidenses, sin decimales, como número o texto, hasta 2000000000
                     * @example 1000
                     */
                    minInvestment: number;
                    /**
                     * @description Retorno anual proyectado, en porcentaje. Porcentaje anual: 8.5 es 8,5 %
                     * @example 8.5
                     */
                    annualReturn: string;
                    /**
                     * @description Plazo, como texto
                     * @example 24 meses
                     */
                    term: string;
                    /**
                     * @description Número de inversionistas
                     * @default 0
                     * @example 42
                     */
                    totalInvestors?: number;
                    /**
                     * @description Valoración actual; null si no hay. Dólares estadounidenses, sin decimales, como número o texto, hasta 2000000000
                     * @default null
                     * @example 315000
                     */
                    currentValuation?: number | null;
                    /**
                     * @description Día en que se completó el objetivo; null si falta. Fecha de calendario, AAAA-MM-DD
                     * @default null
                     * @example 2026-01-31
                     */
                    fundedDate?: string | null;
                    /**
                     * @description Día de la venta; null si no se ha vendido. Fecha de calendario, AAAA-MM-DD
                     * @default null
                     * @example 2026-01-31
                     */
                    exitDate?: string | null;
                    /**
                     * @description Dirección de la imagen
                     * @example /images/uno.svg
                     */
                    image: string;
                    /**
                     * @description Descripción
                     * @example Casa de tres dormitorios cerca del parque.
                     */
                    description: string;
                    /**
                     * @description Responsable
                     * @example Texto
                     */
                    responsible?: string | null;
                    /**
                     * @description Comisiones
                     * @example Texto
                     */
                    fees?: string | null;
                    /**
                     * @description Riesgos propios
                     * @example Texto
                     */
                    risks?: string | null;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 7
                     */
                    id?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 5000
                     */
                    reserved?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 1
                     */
                    publishedAt?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 1
                     */
                    warnings?: unknown;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Casa del Lago",
                     *       "location": "Quito, Ecuador",
                     *       "status": "available",
                     *       "propertyType": "comercial",
                     *       "target": 300000,
                     *       "funded": 120000,
                     *       "minInvestment": 1000,
                     *       "annualReturn": "8.5",
                     *       "term": "24 meses",
                     *       "totalInvestors": 42,
                     *       "currentValuation": 315000,
                     *       "fundedDate": "2026-01-31",
                     *       "exitDate": "2026-01-31",
                     *       "image": "/images/uno.svg",
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "responsible": "Texto",
                     *       "fees": "Texto",
                     *       "risks": "Texto",
                     *       "reserved": 5000,
                     *       "publishedAt": "2026-01-31T14:05:00.000Z",
                     *       "warnings": [
                     *         {
                     *           "code": "CASA2026",
                     *           "field": "period",
                     *           "message": "Revisa los datos e intenta de nuevo."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedProject"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED"];
            412: components["responses"]["PRECONDITION_FAILED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    deleteAdminProjectsId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag de la versión de la que parte el cambio: si otra persona cambió el registro después, responde 412 y no guarda nada
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7
                     *     }
                     */
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED"];
            412: components["responses"]["PRECONDITION_FAILED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminUsers: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Rol
                 * @example user
                 */
                role?: "user" | "admin";
                /**
                 * @description Palabras que se buscan, sin distinguir mayúsculas ni tildes
                 * @example Texto
                 */
                search?: string;
                /**
                 * @description El orden: un campo, con - delante si es descendente
                 * @example id
                 */
                sort?: "id" | "-id" | "username" | "-username" | "fullName" | "-fullName" | "email" | "-email" | "role" | "-role" | "createdAt" | "-createdAt";
                /**
                 * @description Solo lo creado o cambiado desde ese instante, ISO 8601
                 * @example 2026-01-31T14:05:00.000Z
                 */
                updatedSince?: string;
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "username": "maria",
                     *         "email": "maria@correo.example",
                     *         "fullName": "María Torres",
                     *         "role": "admin",
                     *         "staffRole": "administrator",
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "pendingEmail": "Texto"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ListedUser"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "una-frase-larga",
                 *       "fullName": "María Torres",
                 *       "email": "maria@correo.example",
                 *       "role": "user",
                 *       "username": "maria",
                 *       "staffRole": "administrator"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Contraseña
                     * @example una-frase-larga
                     */
                    password: string;
                    /**
                     * @description Nombre y apellido
                     * @example María Torres
                     */
                    fullName: string;
                    /**
                     * Format: email
                     * @description Correo electrónico
                     * @example maria@correo.example
                     */
                    email: string;
                    /**
                     * @description Rol
                     * @default user
                     * @example user
                     * @enum {string}
                     */
                    role?: "user" | "admin";
                    /**
                     * @description Nombre de usuario; no cambia
                     * @example maria
                     */
                    username: string;
                    /**
                     * @description Función
                     * @default null
                     */
                    staffRole?: ("administrator" | "support" | "finance" | "treasury" | "compliance" | "content" | "auditor") | null;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "username": "maria",
                     *       "email": "maria@correo.example",
                     *       "fullName": "María Torres",
                     *       "role": "admin",
                     *       "staffRole": "administrator",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "pendingEmail": "Texto",
                     *       "warnings": [
                     *         {
                     *           "code": "CASA2026",
                     *           "field": "period",
                     *           "message": "Revisa los datos e intenta de nuevo."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedUser"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminUsersId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "username": "maria",
                     *       "email": "maria@correo.example",
                     *       "fullName": "María Torres",
                     *       "role": "admin",
                     *       "staffRole": "administrator",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "pendingEmail": "Texto"
                     *     }
                     */
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    putAdminUsersId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag de la versión de la que parte el cambio: si otra persona cambió el registro después, responde 412 y no guarda nada
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "una-frase-larga",
                 *       "fullName": "María Torres",
                 *       "email": "maria@correo.example",
                 *       "role": "user",
                 *       "staffRole": "administrator"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Contraseña
                     * @example una-frase-larga
                     */
                    password?: string;
                    /**
                     * @description Nombre y apellido
                     * @example María Torres
                     */
                    fullName: string;
                    /**
                     * Format: email
                     * @description Correo electrónico
                     * @example maria@correo.example
                     */
                    email: string;
                    /**
                     * @description Rol
                     * @example user
                     * @enum {string}
                     */
                    role: "user" | "admin";
                    /**
                     * @description Función
                     * @default null
                     */
                    staffRole?: ("administrator" | "support" | "finance" | "treasury" | "compliance" | "content" | "auditor") | null;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 7
                     */
                    id?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 1
                     */
                    username?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 1
                     */
                    createdAt?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 1
                     */
                    pendingEmail?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 1
                     */
                    warnings?: unknown;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "username": "maria",
                     *       "email": "maria@correo.example",
                     *       "fullName": "María Torres",
                     *       "role": "admin",
                     *       "staffRole": "administrator",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "pendingEmail": "Texto",
                     *       "warnings": [
                     *         {
                     *           "code": "CASA2026",
                     *           "field": "period",
                     *           "message": "Revisa los datos e intenta de nuevo."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SavedUser"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED"];
            412: components["responses"]["PRECONDITION_FAILED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminUsersIdPendingEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Revisa los datos e intenta de nuevo."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminUsersIdOverview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 7,
                     *         "username": "maria",
                     *         "email": "maria@correo.example",
                     *         "fullName": "María Torres",
                     *         "role": "admin",
                     *         "staffRole": "administrator",
                     *         "createdAt": "2026-01-31T14:05:00.000Z"
                     *       },
                     *       "balance": {
                     *         "available": "125.50",
                     *         "held": "125.50",
                     *         "invested": "125.50",
                     *         "pending": "125.50"
                     *       },
                     *       "orders": [
                     *         {
                     *           "id": 7,
                     *           "number": "CIM-7K3M9-QXR4T",
                     *           "userId": 2,
                     *           "projectId": 3,
                     *           "projectName": "Casa del Lago",
                     *           "amount": 3000,
                     *           "status": "cancelled",
                     *           "reference": "RF18539007547034",
                     *           "expiresAt": "2026-01-31T14:05:00.000Z",
                     *           "investmentId": 12,
                     *           "createdAt": "2026-01-31T14:05:00.000Z"
                     *         }
                     *       ],
                     *       "investments": [
                     *         {
                     *           "id": 7,
                     *           "userId": 2,
                     *           "projectId": 3,
                     *           "amount": 3000,
                     *           "annualReturn": 8.5,
                     *           "projectName": "Casa del Lago",
                     *           "imageUrl": "/images/uno.svg"
                     *         }
                     *       ],
                     *       "payments": [
                     *         {
                     *           "id": 7,
                     *           "investmentId": 12,
                     *           "userId": 2,
                     *           "projectId": 3,
                     *           "amount": "125.50",
                     *           "period": "2026-01",
                     *           "paymentDate": "2026-01-31",
                     *           "status": "missed",
                     *           "creditedOn": "2026-01-31",
                     *           "dateReason": "Texto"
                     *         }
                     *       ],
                     *       "withdrawals": [
                     *         {
                     *           "id": 7,
                     *           "userId": 2,
                     *           "amount": "125.50",
                     *           "status": "approved",
                     *           "reference": "RF18539007547034",
                     *           "createdAt": "2026-01-31T14:05:00.000Z",
                     *           "decidedAt": "2026-01-31T14:05:00.000Z",
                     *           "paidOn": "2026-01-31",
                     *           "reason": "La cuenta no es de la persona",
                     *           "bankReference": "TRF-77",
                     *           "batchId": 3
                     *         }
                     *       ],
                     *       "movements": [
                     *         {
                     *           "id": 7,
                     *           "kind": "adjustment",
                     *           "amount": "125.50",
                     *           "balanceAfter": "125.50",
                     *           "occurredOn": "2026-01-31",
                     *           "availableOn": "2026-12-05",
                     *           "createdAt": "2026-01-31T14:05:00.000Z",
                     *           "reference": "RF18539007547034",
                     *           "memo": "Renta de enero"
                     *         }
                     *       ],
                     *       "notices": [
                     *         {
                     *           "id": 7,
                     *           "kind": "account_disabled",
                     *           "title": "Cómo se reparte la renta",
                     *           "body": "Texto",
                     *           "path": "/balance",
                     *           "createdAt": "2026-01-31T14:05:00.000Z",
                     *           "readAt": "2026-01-31T14:05:00.000Z"
                     *         }
                     *       ],
                     *       "emails": [
                     *         {
                     *           "id": 7,
                     *           "recipient": "Texto",
                     *           "subject": "project:3",
                     *           "status": "dead",
                     *           "createdAt": "2026-01-31T14:05:00.000Z"
                     *         }
                     *       ],
                     *       "statements": [
                     *         {
                     *           "id": 7,
                     *           "number": "CIM-7K3M9-QXR4T",
                     *           "year": 2025,
                     *           "version": 1,
                     *           "throughOn": "2026-01-31",
                     *           "status": "failed",
                     *           "code": "CASA2026",
                     *           "total": "125.50",
                     *           "createdAt": "2026-01-31T14:05:00.000Z"
                     *         }
                     *       ],
                     *       "requests": [
                     *         {
                     *           "id": 7,
                     *           "userId": 2,
                     *           "kind": "correction",
                     *           "status": "cancelled",
                     *           "details": "Texto",
                     *           "dueDate": "2026-01-31",
                     *           "createdAt": "2026-01-31T14:05:00.000Z",
                     *           "decidedAt": "2026-01-31T14:05:00.000Z",
                     *           "reason": "La cuenta no es de la persona"
                     *         }
                     *       ],
                     *       "changes": [
                     *         {
                     *           "id": 7,
                     *           "userId": 2,
                     *           "createdAt": "2026-01-31T14:05:00.000Z",
                     *           "entity": "apiKey",
                     *           "recordId": 7,
                     *           "action": "create",
                     *           "personId": 2,
                     *           "projectId": 3,
                     *           "runId": 9,
                     *           "before": "{\"name\":\"Casa del Puente\"}",
                     *           "after": "{\"name\":\"Casa del Lago\"}",
                     *           "address": "190.12.4.7"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UserOverview"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminBlog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Cómo se reparte la renta",
                 *       "imageUrl": "/images/uno.svg",
                 *       "excerpt": "Cómo se reparte la renta de un mes.",
                 *       "content": "Primer párrafo.\n\nSegundo párrafo.",
                 *       "slug": "como-se-reparte-la-renta"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Título
                     * @example Cómo se reparte la renta
                     */
                    title: string;
                    /**
                     * @description Dirección de la imagen
                     * @example /images/uno.svg
                     */
                    imageUrl: string;
                    /**
                     * @description Resumen de una o dos frases
                     * @example Cómo se reparte la renta de un mes.
                     */
                    excerpt: string;
                    /**
                     * @description Texto completo; una línea en blanco separa los párrafos
                     * @example Primer párrafo.
                     *
                     *     Segundo párrafo.
                     */
                    content: string;
                    /**
                     * @description Parte final de la dirección del artículo
                     * @example como-se-reparte-la-renta
                     */
                    slug: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Cómo se reparte la renta",
                     *       "slug": "como-se-reparte-la-renta",
                     *       "imageUrl": "/images/uno.svg",
                     *       "excerpt": "Cómo se reparte la renta de un mes.",
                     *       "content": "Primer párrafo.\n\nSegundo párrafo."
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminBlogId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Cómo se reparte la renta",
                     *       "slug": "como-se-reparte-la-renta",
                     *       "imageUrl": "/images/uno.svg",
                     *       "excerpt": "Cómo se reparte la renta de un mes.",
                     *       "content": "Primer párrafo.\n\nSegundo párrafo."
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    putAdminBlogId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag de la versión de la que parte el cambio: si otra persona cambió el registro después, responde 412 y no guarda nada
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Cómo se reparte la renta",
                 *       "excerpt": "Cómo se reparte la renta de un mes.",
                 *       "content": "Primer párrafo.\n\nSegundo párrafo.",
                 *       "slug": "como-se-reparte-la-renta",
                 *       "imageUrl": "/images/uno.svg"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Título
                     * @example Cómo se reparte la renta
                     */
                    title: string;
                    /**
                     * @description Resumen de una o dos frases
                     * @example Cómo se reparte la renta de un mes.
                     */
                    excerpt: string;
                    /**
                     * @description Texto completo; una línea en blanco separa los párrafos
                     * @example Primer párrafo.
                     *
                     *     Segundo párrafo.
                     */
                    content: string;
                    /**
                     * @description Parte final de la dirección del artículo
                     * @example como-se-reparte-la-renta
                     */
                    slug: string;
                    /**
                     * @description Dirección de la imagen
                     * @example /images/uno.svg
                     */
                    imageUrl: string | null;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 7
                     */
                    id?: unknown;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Cómo se reparte la renta",
                     *       "slug": "como-se-reparte-la-renta",
                     *       "imageUrl": "/images/uno.svg",
                     *       "excerpt": "Cómo se reparte la renta de un mes.",
                     *       "content": "Primer párrafo.\n\nSegundo párrafo."
                     *     }
                     */
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED"];
            412: components["responses"]["PRECONDITION_FAILED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    deleteAdminBlogId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag de la versión de la que parte el cambio: si otra persona cambió el registro después, responde 412 y no guarda nada
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7
                     *     }
                     */
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED"];
            412: components["responses"]["PRECONDITION_FAILED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminInvestments: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: ID usuario
                 * @example 2
                 */
                userId?: number;
                /**
                 * @description Solo los registros con este valor: ID proyecto
                 * @example 3
                 */
                projectId?: number;
                /**
                 * @description Palabras que se buscan, sin distinguir mayúsculas ni tildes
                 * @example Texto
                 */
                search?: string;
                /**
                 * @description El orden: un campo, con - delante si es descendente
                 * @example id
                 */
                sort?: "id" | "-id" | "amount" | "-amount" | "annualReturn" | "-annualReturn";
                /**
                 * @description Solo lo creado o cambiado desde ese instante, ISO 8601
                 * @example 2026-01-31T14:05:00.000Z
                 */
                updatedSince?: string;
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "userId": 2,
                     *         "projectId": 3,
                     *         "amount": 3000,
                     *         "annualReturn": 8.5,
                     *         "projectName": "Casa del Lago",
                     *         "imageUrl": "/images/uno.svg"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Investment"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminInvestments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": 2,
                 *       "projectId": 3,
                 *       "amount": 3000,
                 *       "annualReturn": 8.5,
                 *       "projectName": "Casa del Lago",
                 *       "imageUrl": "/images/uno.svg"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id del usuario
                     * @example 2
                     */
                    userId: number;
                    /**
                     * @description Id del proyecto; se conserva aunque se elimine
                     * @example 3
                     */
                    projectId: number;
                    /**
                     * @description Monto. Dólares estadounidenses, sin decimales, como número o texto, hasta 2000000000
                     * @example 3000
                     */
                    amount: number;
                    /**
                     * @description Retorno anual proyectado, en porcentaje. Porcentaje anual: 8.5 es 8,5 %
                     * @example 8.5
                     */
                    annualReturn?: number;
                    /**
                     * @description Nombre del proyecto, también de uno eliminado
                     * @example Casa del Lago
                     */
                    projectName?: string;
                    /**
                     * @description Dirección de la imagen
                     * @example /images/uno.svg
                     */
                    imageUrl?: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "userId": 2,
                     *       "projectId": 3,
                     *       "amount": 3000,
                     *       "annualReturn": 8.5,
                     *       "projectName": "Casa del Lago",
                     *       "imageUrl": "/images/uno.svg"
                     *     }
                     */
                    "application/json": components["schemas"]["Investment"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminInvestmentsId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "userId": 2,
                     *       "projectId": 3,
                     *       "amount": 3000,
                     *       "annualReturn": 8.5,
                     *       "projectName": "Casa del Lago",
                     *       "imageUrl": "/images/uno.svg"
                     *     }
                     */
                    "application/json": components["schemas"]["Investment"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    putAdminInvestmentsId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag de la versión de la que parte el cambio: si otra persona cambió el registro después, responde 412 y no guarda nada
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": 2,
                 *       "projectId": 3,
                 *       "amount": 3000,
                 *       "annualReturn": 8.5,
                 *       "projectName": "Casa del Lago",
                 *       "imageUrl": "/images/uno.svg"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id del usuario
                     * @example 2
                     */
                    userId: number;
                    /**
                     * @description Id del proyecto; se conserva aunque se elimine
                     * @example 3
                     */
                    projectId: number;
                    /**
                     * @description Monto. Dólares estadounidenses, sin decimales, como número o texto, hasta 2000000000
                     * @example 3000
                     */
                    amount: number;
                    /**
                     * @description Retorno anual proyectado, en porcentaje. Porcentaje anual: 8.5 es 8,5 %
                     * @example 8.5
                     */
                    annualReturn?: number;
                    /**
                     * @description Nombre del proyecto, también de uno eliminado
                     * @example Casa del Lago
                     */
                    projectName?: string;
                    /**
                     * @description Dirección de la imagen
                     * @example /images/uno.svg
                     */
                    imageUrl?: string;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 7
                     */
                    id?: unknown;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "userId": 2,
                     *       "projectId": 3,
                     *       "amount": 3000,
                     *       "annualReturn": 8.5,
                     *       "projectName": "Casa del Lago",
                     *       "imageUrl": "/images/uno.svg"
                     *     }
                     */
                    "application/json": components["schemas"]["Investment"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED"];
            412: components["responses"]["PRECONDITION_FAILED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    deleteAdminInvestmentsId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag de la versión de la que parte el cambio: si otra persona cambió el registro después, responde 412 y no guarda nada
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7
                     *     }
                     */
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED"];
            412: components["responses"]["PRECONDITION_FAILED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminReturns: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Estado
                 * @example paid
                 */
                status?: "paid" | "pending" | "missed";
                /**
                 * @description Solo los registros con este valor: Período, AAAA-MM
                 * @example 2026-01
                 */
                period?: string;
                /**
                 * @description Solo los registros con este valor: ID inversión
                 * @example 12
                 */
                investmentId?: number;
                /**
                 * @description Solo los registros con este valor: ID usuario
                 * @example 2
                 */
                userId?: number;
                /**
                 * @description Solo los registros con este valor: ID proyecto
                 * @example 3
                 */
                projectId?: number;
                /**
                 * @description Solo los registros con este valor: ID pago mensual
                 * @example 9
                 */
                runId?: number;
                /**
                 * @description Desde este día, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                from?: string;
                /**
                 * @description Hasta este día, AAAA-MM-DD, incluido
                 * @example 2026-01-31
                 */
                to?: string;
                /**
                 * @description Palabras que se buscan, sin distinguir mayúsculas ni tildes
                 * @example Texto
                 */
                search?: string;
                /**
                 * @description El orden: un campo, con - delante si es descendente
                 * @example id
                 */
                sort?: "id" | "-id" | "amount" | "-amount" | "period" | "-period" | "paymentDate" | "-paymentDate";
                /**
                 * @description Solo lo creado o cambiado desde ese instante, ISO 8601
                 * @example 2026-01-31T14:05:00.000Z
                 */
                updatedSince?: string;
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "investmentId": 12,
                     *         "userId": 2,
                     *         "projectId": 3,
                     *         "amount": "125.50",
                     *         "period": "2026-01",
                     *         "paymentDate": "2026-01-31",
                     *         "status": "missed",
                     *         "creditedOn": "2026-01-31",
                     *         "dateReason": "Texto"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminReturns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "investmentId": 12,
                 *       "userId": 2,
                 *       "projectId": 3,
                 *       "amount": "125.50",
                 *       "status": "paid",
                 *       "creditedOn": "2026-01-31",
                 *       "dateReason": "Texto",
                 *       "reason": "La cuenta no es de la persona",
                 *       "period": "2026-01",
                 *       "paymentDate": "2026-01-31"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id de la inversión; se conserva aunque se elimine
                     * @example 12
                     */
                    investmentId: number;
                    /**
                     * @description Id del usuario
                     * @example 2
                     */
                    userId: number;
                    /**
                     * @description Id del proyecto; se conserva aunque se elimine
                     * @example 3
                     */
                    projectId: number;
                    /**
                     * @description Monto. Dólares estadounidenses con dos decimales como máximo, como texto («125.50») o número, hasta 10000000.00
                     * @example 125.50
                     */
                    amount: string;
                    /**
                     * @description Estado
                     * @default paid
                     * @example paid
                     * @enum {string}
                     */
                    status?: "paid" | "pending" | "missed";
                    /**
                     * @description Acreditado el. Fecha de calendario, AAAA-MM-DD
                     * @default null
                     * @example 2026-01-31
                     */
                    creditedOn?: string | null;
                    /**
                     * @description Motivo de la fecha
                     * @default null
                     * @example Texto
                     */
                    dateReason?: string | null;
                    /**
                     * @description Motivo; null si no lo hay
                     * @default null
                     * @example La cuenta no es de la persona
                     */
                    reason?: string | null;
                    /**
                     * @description Mes que se paga, AAAA-MM. AAAA-MM
                     * @example 2026-01
                     */
                    period: string;
                    /**
                     * @description Día del pago. Fecha de calendario, AAAA-MM-DD
                     * @example 2026-01-31
                     */
                    paymentDate: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "investmentId": 12,
                     *       "userId": 2,
                     *       "projectId": 3,
                     *       "amount": "125.50",
                     *       "period": "2026-01",
                     *       "paymentDate": "2026-01-31",
                     *       "status": "missed",
                     *       "creditedOn": "2026-01-31",
                     *       "dateReason": "Texto",
                     *       "warnings": [
                     *         {
                     *           "code": "CASA2026",
                     *           "field": "period",
                     *           "message": "Revisa los datos e intenta de nuevo.",
                     *           "paymentIds": [
                     *             1
                     *           ],
                     *           "withdrawals": [
                     *             1
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NewPayment"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PAST_DATE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminReturnsId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "investmentId": 12,
                     *       "userId": 2,
                     *       "projectId": 3,
                     *       "amount": "125.50",
                     *       "period": "2026-01",
                     *       "paymentDate": "2026-01-31",
                     *       "status": "missed",
                     *       "creditedOn": "2026-01-31",
                     *       "dateReason": "Texto"
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    putAdminReturnsId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag de la versión de la que parte el cambio: si otra persona cambió el registro después, responde 412 y no guarda nada
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "investmentId": 12,
                 *       "userId": 2,
                 *       "projectId": 3,
                 *       "amount": "125.50",
                 *       "status": "paid",
                 *       "creditedOn": "2026-01-31",
                 *       "dateReason": "Texto",
                 *       "reason": "La cuenta no es de la persona",
                 *       "period": "2026-01",
                 *       "paymentDate": "2026-01-31"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id de la inversión; se conserva aunque se elimine
                     * @example 12
                     */
                    investmentId: number;
                    /**
                     * @description Id del usuario
                     * @example 2
                     */
                    userId: number;
                    /**
                     * @description Id del proyecto; se conserva aunque se elimine
                     * @example 3
                     */
                    projectId: number;
                    /**
                     * @description Monto. Dólares estadounidenses con dos decimales como máximo, como texto («125.50») o número, hasta 10000000.00
                     * @example 125.50
                     */
                    amount: string;
                    /**
                     * @description Estado
                     * @default paid
                     * @example paid
                     * @enum {string}
                     */
                    status?: "paid" | "pending" | "missed";
                    /**
                     * @description Acreditado el. Fecha de calendario, AAAA-MM-DD
                     * @default null
                     * @example 2026-01-31
                     */
                    creditedOn?: string | null;
                    /**
                     * @description Motivo de la fecha
                     * @default null
                     * @example Texto
                     */
                    dateReason?: string | null;
                    /**
                     * @description Motivo; null si no lo hay
                     * @default null
                     * @example La cuenta no es de la persona
                     */
                    reason?: string | null;
                    /**
                     * @description Mes que se paga, AAAA-MM. AAAA-MM
                     * @example 2026-01
                     */
                    period: string;
                    /**
                     * @description Día del pago. Fecha de calendario, AAAA-MM-DD
                     * @example 2026-01-31
                     */
                    paymentDate: string;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 7
                     */
                    id?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 1
                     */
                    warnings?: unknown;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "investmentId": 12,
                     *       "userId": 2,
                     *       "projectId": 3,
                     *       "amount": "125.50",
                     *       "period": "2026-01",
                     *       "paymentDate": "2026-01-31",
                     *       "status": "missed",
                     *       "creditedOn": "2026-01-31",
                     *       "dateReason": "Texto",
                     *       "warnings": [
                     *         {
                     *           "code": "CASA2026",
                     *           "field": "period",
                     *           "message": "Revisa los datos e intenta de nuevo.",
                     *           "paymentIds": [
                     *             1
                     *           ],
                     *           "withdrawals": [
                     *             1
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NewPayment"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PAST_DATE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED"];
            412: components["responses"]["PRECONDITION_FAILED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    deleteAdminReturnsId: {
        parameters: {
            query?: {
                /**
                 * @description Motivo
                 * @example La cuenta no es de la persona
                 */
                reason?: string;
            };
            header?: {
                /**
                 * @description El ETag de la versión de la que parte el cambio: si otra persona cambió el registro después, responde 412 y no guarda nada
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "warnings": [
                     *         {
                     *           "code": "CASA2026",
                     *           "field": "period",
                     *           "message": "Revisa los datos e intenta de nuevo.",
                     *           "withdrawals": [
                     *             1
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentDeletion"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED"];
            412: components["responses"]["PRECONDITION_FAILED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminLedgerTrialBalance: {
        parameters: {
            query?: {
                /**
                 * @description Al final de este día, AAAA-MM-DD; sin él, ahora
                 * @example 2026-01-31
                 */
                date?: string;
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": [
                     *         {
                     *           "code": "CASA2026",
                     *           "balance": "125.50"
                     *         }
                     *       ],
                     *       "total": "125.50"
                     *     }
                     */
                    "application/json": components["schemas"]["TrialBalance"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminLedgerJournal: {
        parameters: {
            query?: {
                /**
                 * @description Desde este día, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                from?: string;
                /**
                 * @description Hasta este día, AAAA-MM-DD, incluido
                 * @example 2026-01-31
                 */
                to?: string;
                /**
                 * @description Signo decimal del CSV
                 * @example comma
                 */
                decimal?: "comma" | "point";
                /**
                 * @description Formato
                 * @example json
                 */
                format?: "json" | "csv";
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "date": "2026-01-31",
                     *         "entryId": 1,
                     *         "account": "Texto",
                     *         "accountName": "Texto",
                     *         "debit": "125.50",
                     *         "credit": "125.50",
                     *         "personId": 2,
                     *         "projectId": 3,
                     *         "reference": "RF18539007547034",
                     *         "memo": "Renta de enero"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["JournalRow"][];
                    /** @example proyecto;mes;esperado */
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED_OR_RESPONSE_TOO_LARGE"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminPeriods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "period": "2026-01",
                     *         "state": "closed",
                     *         "closedAt": "2026-01-31T14:05:00.000Z",
                     *         "closedBy": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AccountingPeriod"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminPeriodsPeriodClose: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Mes, AAAA-MM
                 * @example 2026-01
                 */
                period: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "period": "2026-01",
                     *       "state": "closed",
                     *       "closedAt": "2026-01-31T14:05:00.000Z",
                     *       "closedBy": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AccountingPeriod"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminPeriodsPeriodReopen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Mes, AAAA-MM
                 * @example 2026-01
                 */
                period: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "La cuenta no es de la persona"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Motivo; null si no lo hay
                     * @example La cuenta no es de la persona
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "period": "2026-01",
                     *       "state": "closed",
                     *       "closedAt": "2026-01-31T14:05:00.000Z",
                     *       "closedBy": 1
                     *     }
                     */
                    "application/json": components["schemas"]["AccountingPeriod"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminLedgerAdjustments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memo": "Corrige la renta de enero",
                 *       "amount": "125.50",
                 *       "debitAccount": "project:3:rent",
                 *       "creditAccount": "investor:2:available",
                 *       "occurredOn": "2026-01-31"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Monto. Dólares estadounidenses con dos decimales como máximo, como texto («125.50») o número, hasta 2000000000.00
                     * @example 125.50
                     */
                    amount: string;
                    /**
                     * @description Concepto del movimiento
                     * @example Renta de enero
                     */
                    memo: string;
                    /**
                     * @description Cuenta al debe
                     * @example Texto
                     */
                    debitAccount: string;
                    /**
                     * @description Cuenta al haber
                     * @example Texto
                     */
                    creditAccount: string;
                    /**
                     * @description Día del movimiento. Fecha de calendario, AAAA-MM-DD
                     * @example 2026-01-31
                     */
                    occurredOn: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "kind": "adjustment",
                     *       "occurredOn": "2026-01-31",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "memo": "Renta de enero",
                     *       "reversalOf": 1,
                     *       "postings": [
                     *         {
                     *           "account": {
                     *             "code": "CASA2026"
                     *           },
                     *           "amount": "125.50"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LedgerEntry"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["ALREADY_UNDONE_OR_CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminLedgerAdjustmentsIdReverse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "kind": "adjustment",
                     *       "occurredOn": "2026-01-31",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "memo": "Renta de enero",
                     *       "reversalOf": 1,
                     *       "postings": [
                     *         {
                     *           "account": {
                     *             "code": "CASA2026"
                     *           },
                     *           "amount": "125.50"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LedgerEntry"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["ALREADY_UNDONE_OR_CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminBankAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "bank": "Banco Pichincha",
                     *         "accountNumber": "******1463",
                     *         "holderName": "María Fernanda Torres"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CollectingAccount"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserBankAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bank": "Banco Pichincha",
                     *       "accountType": "checking",
                     *       "accountNumber": "******1463",
                     *       "holderName": "María Fernanda Torres",
                     *       "holderIdNumber": "1712345675"
                     *     }
                     */
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    putUserBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bank": "Banco Pichincha",
                 *       "accountType": "savings",
                 *       "holderName": "María Fernanda Torres",
                 *       "accountNumber": "******1463",
                 *       "holderIdNumber": "1712345675"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Banco
                     * @example Banco Pichincha
                     */
                    bank: string;
                    /**
                     * @description Tipo de cuenta: de ahorros o corriente
                     * @example savings
                     * @enum {string}
                     */
                    accountType: "savings" | "checking";
                    /**
                     * @description Titular de la cuenta
                     * @example María Fernanda Torres
                     */
                    holderName: string;
                    /**
                     * @description Número de la cuenta; solo sus últimos dígitos cuando se lee
                     * @example ******1463
                     */
                    accountNumber: string;
                    /**
                     * @description Cédula o RUC del titular
                     * @example 1712345675
                     */
                    holderIdNumber: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bank": "Banco Pichincha",
                     *       "accountType": "checking",
                     *       "accountNumber": "******1463",
                     *       "holderName": "María Fernanda Torres",
                     *       "holderIdNumber": "1712345675"
                     *     }
                     */
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["SESSION_CHANGED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "amount": "125.50",
                     *         "status": "approved",
                     *         "reference": "RF18539007547034",
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "decidedAt": "2026-01-31T14:05:00.000Z",
                     *         "paidOn": "2026-01-31"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Withdrawal"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postUserWithdrawals: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "125.50"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Monto. Dólares estadounidenses con dos decimales como máximo, como texto («125.50») o número, hasta 10000000.00
                     * @example 125.50
                     */
                    amount: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "amount": "125.50",
                     *       "status": "approved",
                     *       "reference": "RF18539007547034",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "paidOn": "2026-01-31"
                     *     }
                     */
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_NOT_YET_WITHDRAWABLE_OR_PERIOD_CLOSED_OR_WAITING_PERIOD_OR_WITHDRAWAL_LIMIT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postUserWithdrawalsIdCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "amount": "125.50",
                     *       "status": "approved",
                     *       "reference": "RF18539007547034",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "paidOn": "2026-01-31"
                     *     }
                     */
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_MAY_BE_PAID_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Estado
                 * @example requested
                 */
                status?: "requested" | "approved" | "paid" | "rejected" | "cancelled" | "returned";
                /**
                 * @description Desde este día, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                from?: string;
                /**
                 * @description Hasta este día, AAAA-MM-DD, incluido
                 * @example 2026-01-31
                 */
                to?: string;
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "amount": "125.50",
                     *         "status": "approved",
                     *         "reference": "RF18539007547034",
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "decidedAt": "2026-01-31T14:05:00.000Z",
                     *         "paidOn": "2026-01-31",
                     *         "userId": 2,
                     *         "reason": "La cuenta no es de la persona",
                     *         "bankReference": "TRF-77",
                     *         "batchId": 3,
                     *         "readBatchId": 1,
                     *         "mayBePaidUntil": "2026-01-31",
                     *         "notPaidAt": "2026-01-31T14:05:00.000Z",
                     *         "notPaidReason": "Texto",
                     *         "holderDiffers": true,
                     *         "accountAge": 1,
                     *         "isFirst": true,
                     *         "approvableFrom": "2026-01-31T14:05:00.000Z",
                     *         "approvableBy": [
                     *           1
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AdminWithdrawal"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWithdrawalsIdApprove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "confirm": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Se leyó la advertencia: son dos personas distintas, aunque compartan cuenta bancaria o titular
                     * @default false
                     * @example true
                     */
                    confirm?: boolean;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "amount": "125.50",
                     *       "status": "approved",
                     *       "reference": "RF18539007547034",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "paidOn": "2026-01-31",
                     *       "userId": 2,
                     *       "reason": "La cuenta no es de la persona",
                     *       "bankReference": "TRF-77",
                     *       "batchId": 3,
                     *       "readBatchId": 1,
                     *       "mayBePaidUntil": "2026-01-31",
                     *       "notPaidAt": "2026-01-31T14:05:00.000Z",
                     *       "notPaidReason": "Texto",
                     *       "holderDiffers": true,
                     *       "accountAge": 1,
                     *       "isFirst": true,
                     *       "approvableFrom": "2026-01-31T14:05:00.000Z",
                     *       "approvableBy": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdminWithdrawal"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_MAY_BE_PAID_OR_SAME_PERSON_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWithdrawalsApprove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ],
                 *       "confirm": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Retiros que se aprueban */
                    ids: number[];
                    /** @description Se leyó la advertencia: son dos personas distintas, aunque compartan cuenta bancaria o titular */
                    confirm?: number[];
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "status": "approved",
                     *         "reasons": [
                     *           "accountAge"
                     *         ],
                     *         "code": "CASA2026"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WithdrawalApproval"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_MAY_BE_PAID_OR_SAME_PERSON_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWithdrawalsIdNotPaid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "La cuenta no es de la persona"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Motivo; null si no lo hay
                     * @example La cuenta no es de la persona
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "amount": "125.50",
                     *       "status": "approved",
                     *       "reference": "RF18539007547034",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "paidOn": "2026-01-31",
                     *       "userId": 2,
                     *       "reason": "La cuenta no es de la persona",
                     *       "bankReference": "TRF-77",
                     *       "batchId": 3,
                     *       "readBatchId": 1,
                     *       "mayBePaidUntil": "2026-01-31",
                     *       "notPaidAt": "2026-01-31T14:05:00.000Z",
                     *       "notPaidReason": "Texto",
                     *       "holderDiffers": true,
                     *       "accountAge": 1,
                     *       "isFirst": true,
                     *       "approvableFrom": "2026-01-31T14:05:00.000Z",
                     *       "approvableBy": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdminWithdrawal"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWithdrawalsIdReject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "La cuenta no es de la persona"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Motivo; null si no lo hay
                     * @example La cuenta no es de la persona
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "amount": "125.50",
                     *       "status": "approved",
                     *       "reference": "RF18539007547034",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "paidOn": "2026-01-31",
                     *       "userId": 2,
                     *       "reason": "La cuenta no es de la persona",
                     *       "bankReference": "TRF-77",
                     *       "batchId": 3,
                     *       "readBatchId": 1,
                     *       "mayBePaidUntil": "2026-01-31",
                     *       "notPaidAt": "2026-01-31T14:05:00.000Z",
                     *       "notPaidReason": "Texto",
                     *       "holderDiffers": true,
                     *       "accountAge": 1,
                     *       "isFirst": true,
                     *       "approvableFrom": "2026-01-31T14:05:00.000Z",
                     *       "approvableBy": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdminWithdrawal"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_MAY_BE_PAID_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWithdrawalsIdPay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bankReference": "TRF-77",
                 *       "paidOn": "2026-01-31"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Referencia con la que el banco hizo el pago; null si aún no se paga
                     * @example TRF-77
                     */
                    bankReference: string;
                    /**
                     * @description Día en que se pagó; null si aún no se paga. Fecha de calendario, AAAA-MM-DD
                     * @example 2026-01-31
                     */
                    paidOn: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "amount": "125.50",
                     *       "status": "approved",
                     *       "reference": "RF18539007547034",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "paidOn": "2026-01-31",
                     *       "userId": 2,
                     *       "reason": "La cuenta no es de la persona",
                     *       "bankReference": "TRF-77",
                     *       "batchId": 3,
                     *       "readBatchId": 1,
                     *       "mayBePaidUntil": "2026-01-31",
                     *       "notPaidAt": "2026-01-31T14:05:00.000Z",
                     *       "notPaidReason": "Texto",
                     *       "holderDiffers": true,
                     *       "accountAge": 1,
                     *       "isFirst": true,
                     *       "approvableFrom": "2026-01-31T14:05:00.000Z",
                     *       "approvableBy": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdminWithdrawal"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWithdrawalsIdUnapprove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "amount": "125.50",
                     *       "status": "approved",
                     *       "reference": "RF18539007547034",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "paidOn": "2026-01-31",
                     *       "userId": 2,
                     *       "reason": "La cuenta no es de la persona",
                     *       "bankReference": "TRF-77",
                     *       "batchId": 3,
                     *       "readBatchId": 1,
                     *       "mayBePaidUntil": "2026-01-31",
                     *       "notPaidAt": "2026-01-31T14:05:00.000Z",
                     *       "notPaidReason": "Texto",
                     *       "holderDiffers": true,
                     *       "accountAge": 1,
                     *       "isFirst": true,
                     *       "approvableFrom": "2026-01-31T14:05:00.000Z",
                     *       "approvableBy": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdminWithdrawal"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminWithdrawalBatches: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros anteriores a este id: la lista va del más reciente al más antiguo
                 * @example 100
                 */
                after?: components["parameters"]["afterNewest"];
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "number": 1,
                     *         "total": "125.50",
                     *         "state": "cancelled",
                     *         "withdrawalIds": [
                     *           1
                     *         ],
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "readAt": "2026-01-31T14:05:00.000Z",
                     *         "readBy": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WithdrawalBatch"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWithdrawalBatches: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "withdrawalIds": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Ids de los retiros del lote */
                    withdrawalIds?: number[];
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": 1,
                     *       "total": "125.50",
                     *       "state": "cancelled",
                     *       "withdrawalIds": [
                     *         1
                     *       ],
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "readAt": "2026-01-31T14:05:00.000Z",
                     *       "readBy": 1
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawalBatch"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWithdrawalBatchesIdRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "csv"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description csv, o xlsx, cuyas celdas conservan los ceros
                     * @example csv
                     * @enum {string}
                     */
                    format: "csv" | "xlsx";
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example Referencia;Beneficiario */
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_READ_OR_CONFLICT_OR_INSUFFICIENT_BALANCE_OR_SESSION_CHANGED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWithdrawalBatchesIdRemove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "withdrawalIds": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Ids de los retiros del lote */
                    withdrawalIds: number[];
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": 1,
                     *       "total": "125.50",
                     *       "state": "cancelled",
                     *       "withdrawalIds": [
                     *         1
                     *       ],
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "readAt": "2026-01-31T14:05:00.000Z",
                     *       "readBy": 1
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawalBatch"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["BATCH_READ_OR_CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWithdrawalBatchesIdCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": 1,
                     *       "total": "125.50",
                     *       "state": "cancelled",
                     *       "withdrawalIds": [
                     *         1
                     *       ],
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "readAt": "2026-01-31T14:05:00.000Z",
                     *       "readBy": 1
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawalBatch"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWithdrawalBatchesIdPay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bankReference": "TRF-77",
                 *       "paidOn": "2026-01-31",
                 *       "except": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Referencia con la que el banco hizo el pago; null si aún no se paga
                     * @example TRF-77
                     */
                    bankReference: string;
                    /**
                     * @description Día en que se pagó; null si aún no se paga. Fecha de calendario, AAAA-MM-DD
                     * @example 2026-01-31
                     */
                    paidOn: string;
                    /** @description Ids de los retiros del lote que no se pagaron */
                    except?: number[];
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "number": 1,
                     *       "total": "125.50",
                     *       "state": "cancelled",
                     *       "withdrawalIds": [
                     *         1
                     *       ],
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "readAt": "2026-01-31T14:05:00.000Z",
                     *       "readBy": 1
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawalBatch"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminProjectsIdExitPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": "125.50",
                 *       "exitDate": "2026-01-31",
                 *       "costs": [
                 *         {
                 *           "label": "Notaría",
                 *           "amount": "3000"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Precio de venta. Dólares estadounidenses con dos decimales como máximo, como texto («125.50») o número, hasta 2000000000.00
                     * @example 125.50
                     */
                    price: string;
                    /**
                     * @description Día de la venta; null si no se ha vendido. Fecha de calendario, AAAA-MM-DD
                     * @example 2026-01-31
                     */
                    exitDate: string;
                    /**
                     * @description Gastos que se descuentan del precio
                     * @default []
                     */
                    costs?: {
                        /**
                         * @description Concepto
                         * @example Notaría
                         */
                        label: string;
                        /**
                         * @description Monto
                         * @example 3000
                         */
                        amount: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "received": "125.50",
                     *       "missing": "125.50",
                     *       "warnings": [
                     *         {
                     *           "code": "CASA2026",
                     *           "field": "period",
                     *           "message": "Revisa los datos e intenta de nuevo.",
                     *           "withdrawals": [
                     *             1
                     *           ]
                     *         }
                     *       ],
                     *       "net": "125.50",
                     *       "shares": [
                     *         {
                     *           "investmentId": 12,
                     *           "userId": 2,
                     *           "capital": "125.50",
                     *           "share": "125.50",
                     *           "result": "125.50"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExitPreview"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_PERIOD_CLOSED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminProjectsIdExit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": "125.50",
                 *       "exitDate": "2026-01-31",
                 *       "costs": [
                 *         {
                 *           "label": "Notaría",
                 *           "amount": "3000"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Precio de venta. Dólares estadounidenses con dos decimales como máximo, como texto («125.50») o número, hasta 2000000000.00
                     * @example 125.50
                     */
                    price: string;
                    /**
                     * @description Día de la venta; null si no se ha vendido. Fecha de calendario, AAAA-MM-DD
                     * @example 2026-01-31
                     */
                    exitDate: string;
                    /**
                     * @description Gastos que se descuentan del precio
                     * @default []
                     */
                    costs?: {
                        /**
                         * @description Concepto
                         * @example Notaría
                         */
                        label: string;
                        /**
                         * @description Monto
                         * @example 3000
                         */
                        amount: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "projectId": 3,
                     *       "exitDate": "2026-01-31",
                     *       "net": "125.50",
                     *       "shares": [
                     *         {
                     *           "investmentId": 12,
                     *           "userId": 2,
                     *           "capital": "125.50",
                     *           "share": "125.50",
                     *           "result": "125.50"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectExit"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminApprovals: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Estado
                 * @example pending
                 */
                status?: "pending" | "approved" | "rejected" | "expired";
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "kind": "account_change",
                     *         "subject": "project:3",
                     *         "summary": "Salida de Casa del Lago",
                     *         "status": "approved",
                     *         "requestedBy": 2,
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "expiresAt": "2026-01-31T14:05:00.000Z",
                     *         "decidedBy": 3,
                     *         "decidedAt": "2026-01-31T14:05:00.000Z",
                     *         "reason": "La cuenta no es de la persona",
                     *         "payloadHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "decidableBy": [
                     *           "administrator"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ApprovalRequest"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminApprovalsIdApprove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "confirm": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Se leyó la advertencia: son dos personas distintas, aunque compartan cuenta bancaria o titular
                     * @default false
                     * @example true
                     */
                    confirm?: boolean;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "kind": "account_change",
                     *       "subject": "project:3",
                     *       "summary": "Salida de Casa del Lago",
                     *       "status": "approved",
                     *       "requestedBy": 2,
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "expiresAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedBy": 3,
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "reason": "La cuenta no es de la persona",
                     *       "payloadHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "decidableBy": [
                     *         "administrator"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApprovalRequest"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["ALREADY_UNDONE_OR_CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PAST_DATE_OR_PAYMENTS_EXIST_OR_PERIOD_CLOSED_OR_SAME_PERSON_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminApprovalsIdReject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "La cuenta no es de la persona"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Motivo; null si no lo hay
                     * @example La cuenta no es de la persona
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "kind": "account_change",
                     *       "subject": "project:3",
                     *       "summary": "Salida de Casa del Lago",
                     *       "status": "approved",
                     *       "requestedBy": 2,
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "expiresAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedBy": 3,
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "reason": "La cuenta no es de la persona",
                     *       "payloadHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "decidableBy": [
                     *         "administrator"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApprovalRequest"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminBankStatementsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bankAccountId": 1,
                 *       "openingBalance": "125.50",
                 *       "closingBalance": "125.50",
                 *       "gapReason": "El banco corrigió el saldo",
                 *       "fileName": "escritura.pdf",
                 *       "fileSha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                 *       "currency": "USD",
                 *       "confirmAccount": true,
                 *       "accountReason": "El banco cambió el número de la cuenta",
                 *       "fileAccounts": [
                 *         "Texto"
                 *       ],
                 *       "lines": [
                 *         {
                 *           "amount": "125.50",
                 *           "balance": "125.50",
                 *           "bookedOn": "2026-01-31",
                 *           "description": "Casa de tres dormitorios cerca del parque.",
                 *           "reference": "RF18539007547034",
                 *           "row": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id de la cuenta recaudadora
                     * @example 1
                     */
                    bankAccountId: number;
                    /**
                     * @description Saldo inicial del extracto. Dólares estadounidenses con dos decimales como máximo, como texto o número; negativo si sale, hasta 2000000000.00
                     * @example 125.50
                     */
                    openingBalance: string;
                    /**
                     * @description Saldo final del extracto. Dólares estadounidenses con dos decimales como máximo, como texto o número; negativo si sale, hasta 2000000000.00
                     * @example 125.50
                     */
                    closingBalance: string;
                    /**
                     * @description Por qué el saldo inicial no continúa el último saldo final; null si lo continúa
                     * @example El banco corrigió el saldo
                     */
                    gapReason?: string;
                    /**
                     * @description Nombre del archivo
                     * @example escritura.pdf
                     */
                    fileName?: string;
                    /**
                     * @description SHA-256 del archivo; null si no se dijo
                     * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
                     */
                    fileSha256?: string;
                    /**
                     * @description USD si el archivo lo dice; null si no dice la moneda
                     * @example USD
                     * @enum {string}
                     */
                    currency?: "USD";
                    /**
                     * @description Confirmo que el extracto es de esta cuenta
                     * @example true
                     */
                    confirmAccount?: boolean;
                    /**
                     * @description Por qué es de su cuenta aunque el archivo diga otra; null si no dice otra
                     * @example El banco cambió el número de la cuenta
                     */
                    accountReason?: string;
                    /** @description Lo que el archivo dice de su cuenta, como está escrito */
                    fileAccounts?: string[];
                    /** @description Movimientos del extracto, en su orden */
                    lines: {
                        /**
                         * @description Monto. Dólares estadounidenses con dos decimales como máximo, como texto o número; negativo si sale, hasta 2000000000.00
                         * @example 125.50
                         */
                        amount: string;
                        /**
                         * @description Saldo. Dólares estadounidenses con dos decimales como máximo, como texto o número; negativo si sale, hasta 2000000000.00
                         * @example 125.50
                         */
                        balance?: string;
                        /**
                         * @description Día del movimiento según el banco. Fecha de calendario, AAAA-MM-DD
                         * @example 2026-01-31
                         */
                        bookedOn: string;
                        /**
                         * @description Descripción
                         * @default null
                         * @example Casa de tres dormitorios cerca del parque.
                         */
                        description?: string | null;
                        /**
                         * @description Referencia; null si no la hay
                         * @default null
                         * @example RF18539007547034
                         */
                        reference?: string | null;
                        /**
                         * @description Número de la fila, desde 1
                         * @example 3
                         */
                        row?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "new": 8,
                     *       "known": 3,
                     *       "duplicates": 1,
                     *       "matched": 5,
                     *       "suspense": 1,
                     *       "gap": {
                     *         "expected": "125.50",
                     *         "given": "125.50"
                     *       },
                     *       "otherAccount": "Texto",
                     *       "lines": [
                     *         {
                     *           "bankAccountId": 1,
                     *           "bookedOn": "2026-01-31",
                     *           "amount": "125.50",
                     *           "description": "Casa de tres dormitorios cerca del parque.",
                     *           "reference": "RF18539007547034",
                     *           "status": "duplicate",
                     *           "duplicateOf": 11,
                     *           "userId": 2,
                     *           "orderId": 31,
                     *           "orderUse": "completed",
                     *           "withdrawalId": 5,
                     *           "purpose": "bank_fee",
                     *           "ruleId": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BankStatementPreview"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["PERIOD_CLOSED_OR_SESSION_CHANGED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminBankStatements: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "bankAccountId": 1,
                     *         "openingBalance": "125.50",
                     *         "closingBalance": "125.50",
                     *         "firstDay": "2026-01-31",
                     *         "lastDay": "2026-01-31",
                     *         "lines": 1,
                     *         "postedAt": "2026-01-31T14:05:00.000Z",
                     *         "postedBy": 2,
                     *         "gapReason": "El banco corrigió el saldo",
                     *         "fileName": "escritura.pdf",
                     *         "fileAccounts": [
                     *           "Texto"
                     *         ],
                     *         "fileSha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *         "currency": "USD",
                     *         "accountReason": "El banco cambió el número de la cuenta",
                     *         "confirmedAt": "2026-01-31T14:05:00.000Z",
                     *         "confirmedBy": 2,
                     *         "confirmation": {
                     *           "approvalId": 1,
                     *           "state": "confirmed"
                     *         },
                     *         "voidedAt": "2026-01-31T14:05:00.000Z",
                     *         "voidReason": "Era de otra cuenta"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BankStatement"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminBankStatements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bankAccountId": 1,
                 *       "openingBalance": "125.50",
                 *       "closingBalance": "125.50",
                 *       "gapReason": "El banco corrigió el saldo",
                 *       "fileName": "escritura.pdf",
                 *       "fileSha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                 *       "currency": "USD",
                 *       "confirmAccount": true,
                 *       "accountReason": "El banco cambió el número de la cuenta",
                 *       "fileAccounts": [
                 *         "Texto"
                 *       ],
                 *       "lines": [
                 *         {
                 *           "amount": "125.50",
                 *           "balance": "125.50",
                 *           "bookedOn": "2026-01-31",
                 *           "description": "Casa de tres dormitorios cerca del parque.",
                 *           "reference": "RF18539007547034",
                 *           "row": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id de la cuenta recaudadora
                     * @example 1
                     */
                    bankAccountId: number;
                    /**
                     * @description Saldo inicial del extracto. Dólares estadounidenses con dos decimales como máximo, como texto o número; negativo si sale, hasta 2000000000.00
                     * @example 125.50
                     */
                    openingBalance: string;
                    /**
                     * @description Saldo final del extracto. Dólares estadounidenses con dos decimales como máximo, como texto o número; negativo si sale, hasta 2000000000.00
                     * @example 125.50
                     */
                    closingBalance: string;
                    /**
                     * @description Por qué el saldo inicial no continúa el último saldo final; null si lo continúa
                     * @example El banco corrigió el saldo
                     */
                    gapReason?: string;
                    /**
                     * @description Nombre del archivo
                     * @example escritura.pdf
                     */
                    fileName?: string;
                    /**
                     * @description SHA-256 del archivo; null si no se dijo
                     * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
                     */
                    fileSha256?: string;
                    /**
                     * @description USD si el archivo lo dice; null si no dice la moneda
                     * @example USD
                     * @enum {string}
                     */
                    currency?: "USD";
                    /**
                     * @description Confirmo que el extracto es de esta cuenta
                     * @example true
                     */
                    confirmAccount?: boolean;
                    /**
                     * @description Por qué es de su cuenta aunque el archivo diga otra; null si no dice otra
                     * @example El banco cambió el número de la cuenta
                     */
                    accountReason?: string;
                    /** @description Lo que el archivo dice de su cuenta, como está escrito */
                    fileAccounts?: string[];
                    /** @description Movimientos del extracto, en su orden */
                    lines: {
                        /**
                         * @description Monto. Dólares estadounidenses con dos decimales como máximo, como texto o número; negativo si sale, hasta 2000000000.00
                         * @example 125.50
                         */
                        amount: string;
                        /**
                         * @description Saldo. Dólares estadounidenses con dos decimales como máximo, como texto o número; negativo si sale, hasta 2000000000.00
                         * @example 125.50
                         */
                        balance?: string;
                        /**
                         * @description Día del movimiento según el banco. Fecha de calendario, AAAA-MM-DD
                         * @example 2026-01-31
                         */
                        bookedOn: string;
                        /**
                         * @description Descripción
                         * @default null
                         * @example Casa de tres dormitorios cerca del parque.
                         */
                        description?: string | null;
                        /**
                         * @description Referencia; null si no la hay
                         * @default null
                         * @example RF18539007547034
                         */
                        reference?: string | null;
                        /**
                         * @description Número de la fila, desde 1
                         * @example 3
                         */
                        row?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "new": 8,
                     *       "known": 3,
                     *       "duplicates": 1,
                     *       "matched": 5,
                     *       "suspense": 1,
                     *       "confirmation": {
                     *         "approvalId": 1,
                     *         "state": "confirmed"
                     *       },
                     *       "lines": [
                     *         {
                     *           "id": 7,
                     *           "bankAccountId": 1,
                     *           "bookedOn": "2026-01-31",
                     *           "amount": "125.50",
                     *           "description": "Casa de tres dormitorios cerca del parque.",
                     *           "reference": "RF18539007547034",
                     *           "status": "duplicate",
                     *           "duplicateOf": 11,
                     *           "userId": 2,
                     *           "orderId": 31,
                     *           "orderUse": "completed",
                     *           "withdrawalId": 5,
                     *           "purpose": "bank_fee",
                     *           "ruleId": 4,
                     *           "paid": "125.50",
                     *           "credited": "125.50",
                     *           "balance": "125.50",
                     *           "batchId": 3,
                     *           "projectId": 3,
                     *           "reversedLineId": 1,
                     *           "otherAccountId": 1,
                     *           "statementId": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PostedBankStatement"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_OTHER_ACCOUNT_OR_PERIOD_CLOSED_OR_STATEMENT_GAP_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminBankStatementsIdVoid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "needsApproval": true,
                     *       "effects": [
                     *         {
                     *           "label": "Notaría",
                     *           "value": "Texto"
                     *         }
                     *       ],
                     *       "warnings": [
                     *         {
                     *           "code": "CASA2026",
                     *           "field": "period",
                     *           "message": "Revisa los datos e intenta de nuevo.",
                     *           "withdrawals": [
                     *             1
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BankStatementVoidEffects"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminBankStatementsIdVoid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "La cuenta no es de la persona"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Motivo; null si no lo hay
                     * @example La cuenta no es de la persona
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "bankAccountId": 1,
                     *       "openingBalance": "125.50",
                     *       "closingBalance": "125.50",
                     *       "firstDay": "2026-01-31",
                     *       "lastDay": "2026-01-31",
                     *       "lines": 1,
                     *       "postedAt": "2026-01-31T14:05:00.000Z",
                     *       "postedBy": 2,
                     *       "gapReason": "El banco corrigió el saldo",
                     *       "fileName": "escritura.pdf",
                     *       "fileAccounts": [
                     *         "Texto"
                     *       ],
                     *       "fileSha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *       "currency": "USD",
                     *       "accountReason": "El banco cambió el número de la cuenta",
                     *       "confirmedAt": "2026-01-31T14:05:00.000Z",
                     *       "confirmedBy": 2,
                     *       "confirmation": {
                     *         "approvalId": 1,
                     *         "state": "confirmed"
                     *       },
                     *       "voidedAt": "2026-01-31T14:05:00.000Z",
                     *       "voidReason": "Era de otra cuenta"
                     *     }
                     */
                    "application/json": components["schemas"]["BankStatement"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminBankAccountsIdCoverage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bankAccountId": 1,
                     *       "days": [
                     *         {
                     *           "from": "2026-01-31",
                     *           "to": "2026-01-31",
                     *           "state": "covered"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BankCoverage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminBankLines: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Estado
                 * @example matched
                 */
                status?: "matched" | "suspense" | "ignored" | "duplicate" | "void";
                /**
                 * @description Solo los registros con este valor: ID de la cuenta bancaria
                 * @example 1
                 */
                bankAccountId?: number;
                /**
                 * @description Desde este día, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                from?: string;
                /**
                 * @description Hasta este día, AAAA-MM-DD, incluido
                 * @example 2026-01-31
                 */
                to?: string;
                /**
                 * @description Palabras que se buscan, sin distinguir mayúsculas ni tildes
                 * @example Texto
                 */
                search?: string;
                /**
                 * @description El orden: un campo, con - delante si es descendente
                 * @example id
                 */
                sort?: "id" | "-id" | "bookedOn" | "-bookedOn" | "amount" | "-amount";
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "bankAccountId": 1,
                     *         "bookedOn": "2026-01-31",
                     *         "amount": "125.50",
                     *         "description": "Casa de tres dormitorios cerca del parque.",
                     *         "reference": "RF18539007547034",
                     *         "status": "duplicate",
                     *         "duplicateOf": 11,
                     *         "userId": 2,
                     *         "orderId": 31,
                     *         "orderUse": "completed",
                     *         "withdrawalId": 5,
                     *         "purpose": "bank_fee",
                     *         "ruleId": 4,
                     *         "paid": "125.50",
                     *         "credited": "125.50",
                     *         "balance": "125.50",
                     *         "batchId": 3,
                     *         "projectId": 3,
                     *         "reversedLineId": 1,
                     *         "otherAccountId": 1,
                     *         "statementId": 4
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BankLine"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminBankLinesIdMatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "userId": 2
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id del usuario
                     * @example 2
                     */
                    userId?: number;
                    /**
                     * @description Id de la orden; null si no es de una
                     * @example 31
                     */
                    orderId?: number;
                    /**
                     * @description Id del retiro; null si no es de uno
                     * @example 5
                     */
                    withdrawalId?: number;
                    /**
                     * @description Id del lote de retiros; null si no es de uno
                     * @example 3
                     */
                    batchId?: number;
                    /**
                     * @description Id del proyecto; se conserva aunque se elimine
                     * @example 3
                     */
                    projectId?: number;
                    /**
                     * @description Finalidad
                     * @example rent
                     * @enum {string}
                     */
                    purpose?: "rent" | "sale" | "bank_fee" | "interest" | "reversal" | "own_transfer" | "not_ours";
                    /**
                     * @description Depósito revertido
                     * @example 1
                     */
                    lineId?: number;
                    /**
                     * @description Id de la cuenta recaudadora
                     * @example 1
                     */
                    bankAccountId?: number;
                    /** @description Ids de los retiros del lote que no se pagaron */
                    except?: number[];
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "bankAccountId": 1,
                     *       "bookedOn": "2026-01-31",
                     *       "amount": "125.50",
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "reference": "RF18539007547034",
                     *       "status": "duplicate",
                     *       "duplicateOf": 11,
                     *       "userId": 2,
                     *       "orderId": 31,
                     *       "orderUse": "completed",
                     *       "withdrawalId": 5,
                     *       "purpose": "bank_fee",
                     *       "ruleId": 4,
                     *       "paid": "125.50",
                     *       "credited": "125.50",
                     *       "balance": "125.50",
                     *       "batchId": 3,
                     *       "projectId": 3,
                     *       "reversedLineId": 1,
                     *       "otherAccountId": 1,
                     *       "statementId": 4
                     *     }
                     */
                    "application/json": components["schemas"]["BankLine"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminBankLinesIdUndo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "warnings": [
                     *         {
                     *           "code": "CASA2026",
                     *           "field": "period",
                     *           "message": "Revisa los datos e intenta de nuevo.",
                     *           "withdrawals": [
                     *             1
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CorrectionEffects"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminBankLinesIdUndo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "bankAccountId": 1,
                     *       "bookedOn": "2026-01-31",
                     *       "amount": "125.50",
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "reference": "RF18539007547034",
                     *       "status": "duplicate",
                     *       "duplicateOf": 11,
                     *       "userId": 2,
                     *       "orderId": 31,
                     *       "orderUse": "completed",
                     *       "withdrawalId": 5,
                     *       "purpose": "bank_fee",
                     *       "ruleId": 4,
                     *       "paid": "125.50",
                     *       "credited": "125.50",
                     *       "balance": "125.50",
                     *       "batchId": 3,
                     *       "projectId": 3,
                     *       "reversedLineId": 1,
                     *       "otherAccountId": 1,
                     *       "statementId": 4
                     *     }
                     */
                    "application/json": components["schemas"]["BankLine"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminBankLinesIdDuplicate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "same"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description same si es el mismo movimiento, other si es otro
                     * @example same
                     * @enum {string}
                     */
                    decision: "same" | "other";
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "bankAccountId": 1,
                     *       "bookedOn": "2026-01-31",
                     *       "amount": "125.50",
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "reference": "RF18539007547034",
                     *       "status": "duplicate",
                     *       "duplicateOf": 11,
                     *       "userId": 2,
                     *       "orderId": 31,
                     *       "orderUse": "completed",
                     *       "withdrawalId": 5,
                     *       "purpose": "bank_fee",
                     *       "ruleId": 4,
                     *       "paid": "125.50",
                     *       "credited": "125.50",
                     *       "balance": "125.50",
                     *       "batchId": 3,
                     *       "projectId": 3,
                     *       "reversedLineId": 1,
                     *       "otherAccountId": 1,
                     *       "statementId": 4
                     *     }
                     */
                    "application/json": components["schemas"]["BankLine"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminBankRules: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "text": "Texto",
                     *         "purpose": "bank_fee",
                     *         "bankAccountId": 1,
                     *         "direction": "credit",
                     *         "lines": 1,
                     *         "createdBy": 2,
                     *         "createdAt": "2026-01-31T14:05:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BankRule"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminBankRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "COMISION",
                 *       "purpose": "bank_fee",
                 *       "direction": "debit"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Finalidad
                     * @example bank_fee
                     * @enum {string}
                     */
                    purpose: "bank_fee" | "interest" | "not_ours";
                    /**
                     * @description Id de la cuenta recaudadora
                     * @default null
                     * @example 1
                     */
                    bankAccountId?: number | null;
                    /**
                     * @description Sentido
                     * @default null
                     */
                    direction?: ("credit" | "debit") | null;
                    /**
                     * @description Texto contiene
                     * @example Texto
                     */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "text": "Texto",
                     *       "purpose": "bank_fee",
                     *       "bankAccountId": 1,
                     *       "direction": "credit",
                     *       "lines": 1,
                     *       "createdBy": 2,
                     *       "createdAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["BankRule"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminBankRulesPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "COMISION",
                 *       "purpose": "bank_fee",
                 *       "direction": "debit"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Finalidad
                     * @example bank_fee
                     * @enum {string}
                     */
                    purpose: "bank_fee" | "interest" | "not_ours";
                    /**
                     * @description Id de la cuenta recaudadora
                     * @default null
                     * @example 1
                     */
                    bankAccountId?: number | null;
                    /**
                     * @description Sentido
                     * @default null
                     */
                    direction?: ("credit" | "debit") | null;
                    /**
                     * @description Texto contiene
                     * @example Texto
                     */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 10,
                     *       "total": "125.50",
                     *       "differing": 1,
                     *       "lines": [
                     *         {
                     *           "id": 7,
                     *           "bankAccountId": 1,
                     *           "bookedOn": "2026-01-31",
                     *           "amount": "125.50",
                     *           "description": "Casa de tres dormitorios cerca del parque.",
                     *           "reference": "RF18539007547034",
                     *           "status": "duplicate",
                     *           "duplicateOf": 11,
                     *           "userId": 2,
                     *           "orderId": 31,
                     *           "orderUse": "completed",
                     *           "withdrawalId": 5,
                     *           "purpose": "bank_fee",
                     *           "ruleId": 4,
                     *           "paid": "125.50",
                     *           "credited": "125.50",
                     *           "balance": "125.50",
                     *           "batchId": 3,
                     *           "projectId": 3,
                     *           "reversedLineId": 1,
                     *           "otherAccountId": 1,
                     *           "statementId": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BankRulePreview"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SESSION_CHANGED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    deleteAdminBankRulesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7
                     *     }
                     */
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminPaymentRuns: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Estado
                 * @example posted
                 */
                status?: "posted" | "undone";
                /**
                 * @description Solo los registros con este valor: ID proyecto
                 * @example 3
                 */
                projectId?: number;
                /**
                 * @description Solo los registros con este valor: Período, AAAA-MM
                 * @example 2026-01
                 */
                period?: string;
                /**
                 * @description Palabras que se buscan, sin distinguir mayúsculas ni tildes
                 * @example Texto
                 */
                search?: string;
                /**
                 * @description El orden: un campo, con - delante si es descendente
                 * @example id
                 */
                sort?: "id" | "-id" | "period" | "-period" | "amount" | "-amount";
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "projectId": 3,
                     *         "period": "2026-01",
                     *         "amount": "125.50",
                     *         "basis": "funded",
                     *         "retained": "0.00",
                     *         "status": "posted",
                     *         "payments": 14
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PaymentRun"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminPaymentRuns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "projectId": 3,
                 *       "amount": "125.50",
                 *       "basis": "registered",
                 *       "participants": "entitled",
                 *       "continueForMissing": true,
                 *       "creditedOn": "2026-01-31",
                 *       "dateReason": "Texto",
                 *       "fingerprint": "3q2-7wABCDEFGHIJ",
                 *       "status": "pending",
                 *       "period": "2026-01",
                 *       "paymentDate": "2026-01-31"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id del proyecto; se conserva aunque se elimine
                     * @example 3
                     */
                    projectId: number;
                    /**
                     * @description Monto. Dólares estadounidenses con dos decimales como máximo, como texto («125.50») o número, hasta 10000000.00
                     * @example 125.50
                     */
                    amount: string;
                    /**
                     * @description Según qué se reparte: lo registrado, y entonces se reparte todo el monto; o lo financiado del proyecto, y entonces la parte del capital sin registrar no se reparte
                     * @default registered
                     * @example registered
                     * @enum {string}
                     */
                    basis?: "registered" | "funded";
                    /**
                     * @description Participan
                     * @default entitled
                     * @example entitled
                     * @enum {string}
                     */
                    participants?: "entitled" | "all";
                    /**
                     * @description Paga solo a las inversiones que aún no tienen un pago pagado o pendiente de ese mes; un pago «no pagado» pasa a ser el que se registra
                     * @default false
                     * @example true
                     */
                    continueForMissing?: boolean;
                    /**
                     * @description Acreditado el. Fecha de calendario, AAAA-MM-DD
                     * @default null
                     * @example 2026-01-31
                     */
                    creditedOn?: string | null;
                    /**
                     * @description Motivo de la fecha
                     * @default null
                     * @example Texto
                     */
                    dateReason?: string | null;
                    /**
                     * @description Huella del reparto: al enviarla se registra exactamente ese reparto, o ninguno
                     * @example 3q2-7wABCDEFGHIJ
                     */
                    fingerprint?: string;
                    /**
                     * @description Estado
                     * @default pending
                     * @example pending
                     * @enum {string}
                     */
                    status?: "pending" | "paid";
                    /**
                     * @description Mes que se paga, AAAA-MM. AAAA-MM
                     * @example 2026-01
                     */
                    period: string;
                    /**
                     * @description Día del pago. Fecha de calendario, AAAA-MM-DD
                     * @example 2026-01-31
                     */
                    paymentDate: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "projectId": 3,
                     *       "period": "2026-01",
                     *       "amount": "125.50",
                     *       "basis": "funded",
                     *       "retained": "0.00",
                     *       "status": "posted",
                     *       "payments": 14
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentRun"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PAST_DATE_OR_PAYMENTS_EXIST_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminPaymentRunsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "projectId": 3,
                 *       "amount": "125.50",
                 *       "basis": "registered",
                 *       "participants": "entitled",
                 *       "continueForMissing": true,
                 *       "paymentDate": "2026-01-31",
                 *       "fingerprint": "3q2-7wABCDEFGHIJ",
                 *       "status": "pending",
                 *       "period": "2026-01"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id del proyecto; se conserva aunque se elimine
                     * @example 3
                     */
                    projectId: number;
                    /**
                     * @description Monto. Dólares estadounidenses con dos decimales como máximo, como texto («125.50») o número, hasta 10000000.00
                     * @example 125.50
                     */
                    amount: string;
                    /**
                     * @description Según qué se reparte: lo registrado, y entonces se reparte todo el monto; o lo financiado del proyecto, y entonces la parte del capital sin registrar no se reparte
                     * @default registered
                     * @example registered
                     * @enum {string}
                     */
                    basis?: "registered" | "funded";
                    /**
                     * @description Participan
                     * @default entitled
                     * @example entitled
                     * @enum {string}
                     */
                    participants?: "entitled" | "all";
                    /**
                     * @description Paga solo a las inversiones que aún no tienen un pago pagado o pendiente de ese mes; un pago «no pagado» pasa a ser el que se registra
                     * @default false
                     * @example true
                     */
                    continueForMissing?: boolean;
                    /**
                     * @description Día del pago. Fecha de calendario, AAAA-MM-DD
                     * @example 2026-01-31
                     */
                    paymentDate?: string;
                    /**
                     * @description Huella del reparto: al enviarla se registra exactamente ese reparto, o ninguno
                     * @example 3q2-7wABCDEFGHIJ
                     */
                    fingerprint?: string;
                    /**
                     * @description Estado
                     * @default pending
                     * @example pending
                     * @enum {string}
                     */
                    status?: "pending" | "paid";
                    /**
                     * @description Mes que se paga, AAAA-MM. AAAA-MM
                     * @example 2026-01
                     */
                    period: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shares": [
                     *         {
                     *           "investmentId": 12,
                     *           "userId": 2,
                     *           "invested": 1,
                     *           "amount": "125.50"
                     *         }
                     *       ],
                     *       "total": "125.50",
                     *       "retained": "0.00",
                     *       "leftOut": [
                     *         {
                     *           "investmentId": 12,
                     *           "userId": 2,
                     *           "from": "Texto"
                     *         }
                     *       ],
                     *       "registered": 44000,
                     *       "funded": 120000,
                     *       "projected": "125.50",
                     *       "collected": "125.50",
                     *       "paid": "125.50",
                     *       "warnings": [
                     *         {
                     *           "code": "CASA2026",
                     *           "field": "period",
                     *           "message": "Revisa los datos e intenta de nuevo."
                     *         }
                     *       ],
                     *       "fingerprint": "3q2-7wABCDEFGHIJ"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentRunPreview"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_PAYMENTS_EXIST"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminPaymentRunsId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "projectId": 3,
                     *       "period": "2026-01",
                     *       "amount": "125.50",
                     *       "basis": "funded",
                     *       "retained": "0.00",
                     *       "status": "posted",
                     *       "payments": 14
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentRun"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminPaymentRunsIdUndo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "projectId": 3,
                     *       "period": "2026-01",
                     *       "amount": "125.50",
                     *       "basis": "funded",
                     *       "retained": "0.00",
                     *       "status": "posted",
                     *       "payments": 14
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentRun"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["ALREADY_UNDONE_OR_CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminPaymentRunsIdUnpay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "projectId": 3,
                     *       "period": "2026-01",
                     *       "amount": "125.50",
                     *       "basis": "funded",
                     *       "retained": "0.00",
                     *       "status": "posted",
                     *       "payments": 14
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentRun"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["ALREADY_UNDONE_OR_CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PAST_DATE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminPaymentMonthsPeriod: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Mes
                 * @example 2026-01
                 */
                period: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "projectId": 3,
                     *         "name": "Casa del Lago",
                     *         "projected": "125.50",
                     *         "collected": "125.50",
                     *         "pending": "125.50",
                     *         "paid": "125.50",
                     *         "missing": "125.50",
                     *         "state": "missed",
                     *         "runId": 9
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["PaymentMonth"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminReturnsImport: {
        parameters: {
            query?: {
                /**
                 * @description Por qué las filas se acreditan con una fecha anterior; los inversionistas lo leen
                 * @example La cuenta no es de la persona
                 */
                reason?: string;
                /**
                 * @description true: pagos de antes de la plataforma, cada uno en su fecha, anterior a la primera orden de su proyecto
                 * @example true
                 */
                history?: "true" | "false";
            };
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example [
                 *       {
                 *         "investmentId": 12,
                 *         "userId": 2,
                 *         "projectId": 3,
                 *         "amount": "125.50",
                 *         "status": "paid",
                 *         "creditedOn": "2026-01-31",
                 *         "dateReason": "Texto",
                 *         "reason": "La cuenta no es de la persona",
                 *         "period": "2026-01",
                 *         "paymentDate": "2026-01-31"
                 *       }
                 *     ]
                 */
                "application/json": {
                    /**
                     * @description Id de la inversión; se conserva aunque se elimine
                     * @example 12
                     */
                    investmentId: number;
                    /**
                     * @description Id del usuario
                     * @example 2
                     */
                    userId: number;
                    /**
                     * @description Id del proyecto; se conserva aunque se elimine
                     * @example 3
                     */
                    projectId: number;
                    /**
                     * @description Monto. Dólares estadounidenses con dos decimales como máximo, como texto («125.50») o número, hasta 10000000.00
                     * @example 125.50
                     */
                    amount: string;
                    /**
                     * @description Estado
                     * @default paid
                     * @example paid
                     * @enum {string}
                     */
                    status?: "paid" | "pending" | "missed";
                    /**
                     * @description Acreditado el. Fecha de calendario, AAAA-MM-DD
                     * @default null
                     * @example 2026-01-31
                     */
                    creditedOn?: string | null;
                    /**
                     * @description Motivo de la fecha
                     * @default null
                     * @example Texto
                     */
                    dateReason?: string | null;
                    /**
                     * @description Motivo; null si no lo hay
                     * @default null
                     * @example La cuenta no es de la persona
                     */
                    reason?: string | null;
                    /**
                     * @description Mes que se paga, AAAA-MM. AAAA-MM
                     * @example 2026-01
                     */
                    period: string;
                    /**
                     * @description Día del pago. Fecha de calendario, AAAA-MM-DD
                     * @example 2026-01-31
                     */
                    paymentDate: string;
                }[];
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imported": 48,
                     *       "rows": [
                     *         {
                     *           "row": 3,
                     *           "id": 7,
                     *           "warnings": [
                     *             {
                     *               "code": "CASA2026",
                     *               "field": "period",
                     *               "message": "Revisa los datos e intenta de nuevo.",
                     *               "paymentIds": [
                     *                 1
                     *               ],
                     *               "withdrawals": [
                     *                 1
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentImport"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_PAST_DATE_OR_PERIOD_CLOSED_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminReturnsDuplicates: {
        parameters: {
            query: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Inversión
                 * @example 12
                 */
                investmentId: number;
                /**
                 * @description Solo los registros con este valor: Período, AAAA-MM
                 * @example 2026-01
                 */
                period: string;
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "investmentId": 12,
                     *         "userId": 2,
                     *         "projectId": 3,
                     *         "amount": "125.50",
                     *         "period": "2026-01",
                     *         "paymentDate": "2026-01-31",
                     *         "status": "missed",
                     *         "creditedOn": "2026-01-31",
                     *         "dateReason": "Texto"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminWaitlist: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Estado
                 * @example pending
                 */
                status?: "pending" | "invited" | "declined";
                /**
                 * @description Palabras que se buscan, sin distinguir mayúsculas ni tildes
                 * @example Texto
                 */
                search?: string;
                /**
                 * @description El orden: un campo, con - delante si es descendente
                 * @example id
                 */
                sort?: "id" | "-id" | "fullName" | "-fullName" | "email" | "-email" | "createdAt" | "-createdAt" | "status" | "-status";
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "email": "maria@correo.example",
                     *         "fullName": "María Torres",
                     *         "location": "Quito, Ecuador",
                     *         "occupation": "Médica",
                     *         "whyInterested": "Quiero invertir en bienes raíces.",
                     *         "consentData": true,
                     *         "investmentRange": "Texto",
                     *         "socialProfiles": "@maria",
                     *         "referralSource": "Texto",
                     *         "invitationCode": "CASA2026",
                     *         "receiveNews": true,
                     *         "status": "declined",
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "emailStatus": "dead",
                     *         "invitation": {
                     *           "id": 7,
                     *           "code": "CASA2026",
                     *           "status": "expired",
                     *           "expiresAt": "2026-01-31T14:05:00.000Z"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WaitlistRequest"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWaitlistIdInvite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * Format: email
                     * @description Correo electrónico
                     * @default null
                     * @example maria@correo.example
                     */
                    email?: string | null;
                    /**
                     * @description Último día en que sirve. Fecha de calendario, AAAA-MM-DD
                     * @default null
                     * @example 2026-01-31
                     */
                    expiresOn?: string | null;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "maria@correo.example",
                     *       "fullName": "María Torres",
                     *       "location": "Quito, Ecuador",
                     *       "occupation": "Médica",
                     *       "whyInterested": "Quiero invertir en bienes raíces.",
                     *       "consentData": true,
                     *       "investmentRange": "Texto",
                     *       "socialProfiles": "@maria",
                     *       "referralSource": "Texto",
                     *       "invitationCode": "CASA2026",
                     *       "receiveNews": true,
                     *       "status": "declined",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "emailStatus": "dead",
                     *       "invitation": {
                     *         "id": 7,
                     *         "code": "CASA2026",
                     *         "status": "expired",
                     *         "expiresAt": "2026-01-31T14:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WaitlistRequest"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWaitlistInvite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Solicitudes que se responden */
                    ids: number[];
                    /**
                     * @description Último día en que sirve. Fecha de calendario, AAAA-MM-DD
                     * @default null
                     * @example 2026-01-31
                     */
                    expiresOn?: string | null;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "error": "Texto"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WaitlistAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWaitlistReject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Solicitudes que se responden */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "error": "Texto"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WaitlistAnswer"][];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWaitlistIdReject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "email": "maria@correo.example",
                     *       "fullName": "María Torres",
                     *       "location": "Quito, Ecuador",
                     *       "occupation": "Médica",
                     *       "whyInterested": "Quiero invertir en bienes raíces.",
                     *       "consentData": true,
                     *       "investmentRange": "Texto",
                     *       "socialProfiles": "@maria",
                     *       "referralSource": "Texto",
                     *       "invitationCode": "CASA2026",
                     *       "receiveNews": true,
                     *       "status": "declined",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "emailStatus": "dead",
                     *       "invitation": {
                     *         "id": 7,
                     *         "code": "CASA2026",
                     *         "status": "expired",
                     *         "expiresAt": "2026-01-31T14:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WaitlistRequest"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserConsents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "news": true,
                     *       "history": [
                     *         {
                     *           "purpose": "account",
                     *           "textVersion": "Texto",
                     *           "source": "privacy_page",
                     *           "givenAt": "2026-01-31T14:05:00.000Z",
                     *           "withdrawnAt": "2026-01-31T14:05:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Consents"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    putUserConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "news": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Enviarte novedades por correo
                     * @example true
                     */
                    news: boolean;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 1
                     */
                    history?: unknown;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "news": true,
                     *       "history": [
                     *         {
                     *           "purpose": "account",
                     *           "textVersion": "Texto",
                     *           "source": "privacy_page",
                     *           "givenAt": "2026-01-31T14:05:00.000Z",
                     *           "withdrawnAt": "2026-01-31T14:05:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Consents"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["SESSION_CHANGED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getUserDataSubjectRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "kind": "correction",
                     *         "status": "cancelled",
                     *         "details": "Texto",
                     *         "dueDate": "2026-01-31",
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "decidedAt": "2026-01-31T14:05:00.000Z",
                     *         "reason": "La cuenta no es de la persona"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DataSubjectRequest"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postUserDataSubjectRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "export",
                 *       "details": "Texto"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Solicitud
                     * @example export
                     * @enum {string}
                     */
                    kind: "export" | "correction" | "deletion" | "objection";
                    /**
                     * @description Detalle
                     * @default null
                     * @example Texto
                     */
                    details?: string | null;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "kind": "correction",
                     *       "status": "cancelled",
                     *       "details": "Texto",
                     *       "dueDate": "2026-01-31",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "reason": "La cuenta no es de la persona"
                     *     }
                     */
                    "application/json": components["schemas"]["DataSubjectRequest"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postUserDataSubjectRequestsIdCancel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "kind": "correction",
                     *       "status": "cancelled",
                     *       "details": "Texto",
                     *       "dueDate": "2026-01-31",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "reason": "La cuenta no es de la persona"
                     *     }
                     */
                    "application/json": components["schemas"]["DataSubjectRequest"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postUserExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Casa del Lago",
                     *       "contentType": "application/pdf",
                     *       "content": "Primer párrafo.\n\nSegundo párrafo."
                     *     }
                     */
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["SESSION_CHANGED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminDataSubjectRequests: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Estado
                 * @example pending
                 */
                status?: "pending" | "completed" | "rejected" | "cancelled";
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "kind": "correction",
                     *         "status": "cancelled",
                     *         "details": "Texto",
                     *         "dueDate": "2026-01-31",
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "decidedAt": "2026-01-31T14:05:00.000Z",
                     *         "reason": "La cuenta no es de la persona",
                     *         "userId": 2
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AdminDataSubjectRequest"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminDataSubjectRequestsIdExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Casa del Lago",
                     *       "contentType": "application/pdf",
                     *       "content": "Primer párrafo.\n\nSegundo párrafo."
                     *     }
                     */
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminDataSubjectRequestsIdComplete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "La cuenta no es de la persona"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Motivo; null si no lo hay
                     * @example La cuenta no es de la persona
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "kind": "correction",
                     *       "status": "cancelled",
                     *       "details": "Texto",
                     *       "dueDate": "2026-01-31",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "reason": "La cuenta no es de la persona",
                     *       "userId": 2
                     *     }
                     */
                    "application/json": components["schemas"]["AdminDataSubjectRequest"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminDataSubjectRequestsIdReject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "La cuenta no es de la persona"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Motivo; null si no lo hay
                     * @example La cuenta no es de la persona
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "kind": "correction",
                     *       "status": "cancelled",
                     *       "details": "Texto",
                     *       "dueDate": "2026-01-31",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "decidedAt": "2026-01-31T14:05:00.000Z",
                     *       "reason": "La cuenta no es de la persona",
                     *       "userId": 2
                     *     }
                     */
                    "application/json": components["schemas"]["AdminDataSubjectRequest"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: Tipo de registro
                 * @example apiKey
                 */
                entity?: "apiKey" | "approval" | "bankLine" | "bankRule" | "bankStatement" | "ledgerEntry" | "collectingAccount" | "email" | "breach" | "dataRequest" | "exit" | "investment" | "invitation" | "order" | "payment" | "paymentRun" | "period" | "post" | "project" | "projectDocument" | "projectUpdate" | "setting" | "statementBatch" | "user" | "waitlistRequest" | "webhookEndpoint" | "withdrawal";
                /**
                 * @description Solo los registros con este valor: ID del registro
                 * @example 7
                 */
                recordId?: number;
                /**
                 * @description Solo los registros con este valor: Cambio
                 * @example create
                 */
                action?: "create" | "update" | "delete";
                /**
                 * @description Solo los registros con este valor: ID de quien hizo el cambio
                 * @example 2
                 */
                userId?: number;
                /**
                 * @description Solo los registros con este valor: ID de la persona de la que es el registro
                 * @example 2
                 */
                personId?: number;
                /**
                 * @description Solo los registros con este valor: ID del proyecto
                 * @example 3
                 */
                projectId?: number;
                /**
                 * @description Solo los registros con este valor: ID del pago mensual al que pertenece el pago
                 * @example 9
                 */
                runId?: number;
                /**
                 * @description Desde este día, AAAA-MM-DD
                 * @example 2026-01-31
                 */
                from?: string;
                /**
                 * @description Hasta este día, AAAA-MM-DD, incluido
                 * @example 2026-01-31
                 */
                to?: string;
                /**
                 * @description Palabras que se buscan, sin distinguir mayúsculas ni tildes
                 * @example Texto
                 */
                search?: string;
                /**
                 * @description El orden: un campo, con - delante si es descendente
                 * @example id
                 */
                sort?: "id" | "-id";
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "userId": 2,
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "entity": "apiKey",
                     *         "recordId": 7,
                     *         "action": "create",
                     *         "personId": 2,
                     *         "projectId": 3,
                     *         "runId": 9,
                     *         "before": "{\"name\":\"Casa del Puente\"}",
                     *         "after": "{\"name\":\"Casa del Lago\"}",
                     *         "address": "190.12.4.7"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminSearch: {
        parameters: {
            query: {
                /**
                 * @description Búsqueda
                 * @example Texto
                 */
                q: string;
                /**
                 * @description Resultados
                 * @example Texto
                 */
                limit?: string;
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "bank_line",
                     *         "id": 7,
                     *         "title": "Cómo se reparte la renta",
                     *         "detail": "Revisa los datos e intenta de nuevo.",
                     *         "path": "/balance"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SearchResult"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "name": "Casa del Lago",
                     *         "prefix": "cim_live_Ejem",
                     *         "scopes": [
                     *           "Texto"
                     *         ],
                     *         "status": "active",
                     *         "createdBy": 2,
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "expiresAt": "2026-01-31T14:05:00.000Z",
                     *         "lastUsedAt": "2026-01-31T14:05:00.000Z",
                     *         "revokedAt": "2026-01-31T14:05:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminApiKeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Contabilidad",
                 *       "scopes": [
                 *         "payments:read",
                 *         "payments:write"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Nombre
                     * @example Casa del Lago
                     */
                    name: string;
                    /** @description Alcances de la clave */
                    scopes: ("projects:read" | "projects:write" | "users:read" | "investments:read" | "investments:write" | "payments:read" | "payments:write" | "orders:read" | "orders:write" | "ledger:read" | "ledger:write" | "withdrawals:read" | "withdrawals:write" | "content:write" | "statements:write" | "waitlist:read" | "waitlist:write" | "privacy:write" | "settings:write" | "webhooks:read" | "webhooks:write" | "audit:read")[];
                    /**
                     * @description Cuándo vence; null si no vence
                     * @default null
                     * @example 2035-12-31
                     */
                    expiresAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": "cim_live_EjemploQueNoSirve",
                     *       "id": 7,
                     *       "name": "Casa del Lago",
                     *       "prefix": "cim_live_Ejem",
                     *       "scopes": [
                     *         "Texto"
                     *       ],
                     *       "status": "active",
                     *       "createdBy": 2,
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "expiresAt": "2026-01-31T14:05:00.000Z",
                     *       "lastUsedAt": "2026-01-31T14:05:00.000Z",
                     *       "revokedAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["SHOWN_ONCE_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminApiKeysIdRevoke: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Casa del Lago",
                     *       "prefix": "cim_live_Ejem",
                     *       "scopes": [
                     *         "Texto"
                     *       ],
                     *       "status": "active",
                     *       "createdBy": 2,
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "expiresAt": "2026-01-31T14:05:00.000Z",
                     *       "lastUsedAt": "2026-01-31T14:05:00.000Z",
                     *       "revokedAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminWebhookEndpoints: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "url": "https://tu-sistema.example/webhooks",
                     *         "events": [
                     *           "order.reserved"
                     *         ],
                     *         "description": "Casa de tres dormitorios cerca del parque.",
                     *         "enabled": true,
                     *         "disabledAt": "2026-01-31T14:05:00.000Z",
                     *         "disabledReason": "failing",
                     *         "previousSecretUntil": "2026-01-31T14:05:00.000Z",
                     *         "createdBy": 2,
                     *         "createdAt": "2026-01-31T14:05:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://tu-sistema.example/webhooks",
                 *       "events": [
                 *         "order.reserved"
                 *       ],
                 *       "description": "Casa de tres dormitorios cerca del parque.",
                 *       "enabled": true
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uri
                     * @description Dirección que recibe los webhooks
                     * @example https://tu-sistema.example/webhooks
                     */
                    url: string;
                    /** @description Eventos que se envían */
                    events: ("order.reserved" | "order.paid" | "order.expired" | "order.cancelled" | "deposit.credited" | "deposit.reversed" | "payment.paid" | "payment_run.posted" | "payment_run.undone" | "withdrawal.requested" | "withdrawal.approved" | "withdrawal.paid" | "withdrawal.rejected" | "project.created" | "project.updated" | "project.funded" | "project.exited" | "user.registered")[];
                    /**
                     * @description Descripción
                     * @default null
                     * @example Casa de tres dormitorios cerca del parque.
                     */
                    description?: string | null;
                    /**
                     * @description Activo
                     * @default true
                     * @example true
                     */
                    enabled?: boolean;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "url": "https://tu-sistema.example/webhooks",
                     *       "events": [
                     *         "order.reserved"
                     *       ],
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "enabled": true,
                     *       "disabledAt": "2026-01-31T14:05:00.000Z",
                     *       "disabledReason": "failing",
                     *       "previousSecretUntil": "2026-01-31T14:05:00.000Z",
                     *       "createdBy": 2,
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "secret": "Texto"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedWebhookEndpoint"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            409: components["responses"]["SHOWN_ONCE_OR_CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminWebhookEndpointsId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "url": "https://tu-sistema.example/webhooks",
                     *       "events": [
                     *         "order.reserved"
                     *       ],
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "enabled": true,
                     *       "disabledAt": "2026-01-31T14:05:00.000Z",
                     *       "disabledReason": "failing",
                     *       "previousSecretUntil": "2026-01-31T14:05:00.000Z",
                     *       "createdBy": 2,
                     *       "createdAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    putAdminWebhookEndpointsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://tu-sistema.example/webhooks",
                 *       "events": [
                 *         "order.reserved"
                 *       ],
                 *       "description": "Casa de tres dormitorios cerca del parque.",
                 *       "enabled": true
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uri
                     * @description Dirección que recibe los webhooks
                     * @example https://tu-sistema.example/webhooks
                     */
                    url: string;
                    /** @description Eventos que se envían */
                    events: ("order.reserved" | "order.paid" | "order.expired" | "order.cancelled" | "deposit.credited" | "deposit.reversed" | "payment.paid" | "payment_run.posted" | "payment_run.undone" | "withdrawal.requested" | "withdrawal.approved" | "withdrawal.paid" | "withdrawal.rejected" | "project.created" | "project.updated" | "project.funded" | "project.exited" | "user.registered")[];
                    /**
                     * @description Descripción
                     * @default null
                     * @example Casa de tres dormitorios cerca del parque.
                     */
                    description?: string | null;
                    /**
                     * @description Activo
                     * @default true
                     * @example true
                     */
                    enabled?: boolean;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 7
                     */
                    id?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 1
                     */
                    disabledAt?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 1
                     */
                    disabledReason?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 1
                     */
                    previousSecretUntil?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 2
                     */
                    createdBy?: unknown;
                    /**
                     * @description Se acepta como lo dio el GET, y no cambia nada
                     * @example 1
                     */
                    createdAt?: unknown;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "url": "https://tu-sistema.example/webhooks",
                     *       "events": [
                     *         "order.reserved"
                     *       ],
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "enabled": true,
                     *       "disabledAt": "2026-01-31T14:05:00.000Z",
                     *       "disabledReason": "failing",
                     *       "previousSecretUntil": "2026-01-31T14:05:00.000Z",
                     *       "createdBy": 2,
                     *       "createdAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    deleteAdminWebhookEndpointsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7
                     *     }
                     */
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWebhookEndpointsIdRotateSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "url": "https://tu-sistema.example/webhooks",
                     *       "events": [
                     *         "order.reserved"
                     *       ],
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "enabled": true,
                     *       "disabledAt": "2026-01-31T14:05:00.000Z",
                     *       "disabledReason": "failing",
                     *       "previousSecretUntil": "2026-01-31T14:05:00.000Z",
                     *       "createdBy": 2,
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "secret": "Texto"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedWebhookEndpoint"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED_OR_STEP_UP_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SHOWN_ONCE_OR_CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWebhookEndpointsIdTest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "endpointId": 4,
                     *       "event": "Texto",
                     *       "messageId": "Texto",
                     *       "status": "dead",
                     *       "attempts": 1,
                     *       "responseCode": 1,
                     *       "durationMs": 1,
                     *       "error": "Texto",
                     *       "payload": "Texto",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "nextAttemptAt": "2026-01-31T14:05:00.000Z",
                     *       "finishedAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Cuántos registros como máximo; sin él, todos
                 * @example 100
                 */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Solo los registros con un id mayor
                 * @example 100
                 */
                after?: components["parameters"]["after"];
                /**
                 * @description Solo los registros con este valor: ID del webhook
                 * @example 4
                 */
                endpointId?: number;
                /**
                 * @description Solo los registros con este valor: Estado
                 * @example pending
                 */
                status?: "pending" | "sending" | "done" | "held" | "dead";
                /**
                 * @description Solo los registros con este valor: Evento
                 * @example order.reserved
                 */
                event?: "order.reserved" | "order.paid" | "order.expired" | "order.cancelled" | "deposit.credited" | "deposit.reversed" | "payment.paid" | "payment_run.posted" | "payment_run.undone" | "withdrawal.requested" | "withdrawal.approved" | "withdrawal.paid" | "withdrawal.rejected" | "project.created" | "project.updated" | "project.funded" | "project.exited" | "user.registered" | "webhook.test";
            };
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Total-Count": components["headers"]["Total-Count"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "endpointId": 4,
                     *         "event": "Texto",
                     *         "messageId": "Texto",
                     *         "status": "dead",
                     *         "attempts": 1,
                     *         "responseCode": 1,
                     *         "durationMs": 1,
                     *         "error": "Texto",
                     *         "payload": "Texto",
                     *         "createdAt": "2026-01-31T14:05:00.000Z",
                     *         "nextAttemptAt": "2026-01-31T14:05:00.000Z",
                     *         "finishedAt": "2026-01-31T14:05:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminWebhookDeliveriesIdReplay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "endpointId": 4,
                     *       "event": "Texto",
                     *       "messageId": "Texto",
                     *       "status": "dead",
                     *       "attempts": 1,
                     *       "responseCode": 1,
                     *       "durationMs": 1,
                     *       "error": "Texto",
                     *       "payload": "Texto",
                     *       "createdAt": "2026-01-31T14:05:00.000Z",
                     *       "nextAttemptAt": "2026-01-31T14:05:00.000Z",
                     *       "finishedAt": "2026-01-31T14:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getSandbox: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "2026-01-31T14:05:00.000Z",
                     *       "date": "2026-01-31",
                     *       "maxDate": "2026-01-31"
                     *     }
                     */
                    "application/json": components["schemas"]["Sandbox"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postSandboxDeposits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": 2,
                 *       "amount": "125.50"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id del usuario
                     * @example 2
                     */
                    userId: number;
                    /**
                     * @description Monto. Dólares estadounidenses con dos decimales como máximo, como texto («125.50») o número, hasta 10000000.00
                     * @example 125.50
                     */
                    amount: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "bankAccountId": 1,
                     *       "bookedOn": "2026-01-31",
                     *       "amount": "125.50",
                     *       "description": "Casa de tres dormitorios cerca del parque.",
                     *       "reference": "RF18539007547034",
                     *       "status": "duplicate",
                     *       "duplicateOf": 11,
                     *       "userId": 2,
                     *       "orderId": 31,
                     *       "orderUse": "completed",
                     *       "withdrawalId": 5,
                     *       "purpose": "bank_fee",
                     *       "ruleId": 4,
                     *       "paid": "125.50",
                     *       "credited": "125.50",
                     *       "balance": "125.50",
                     *       "batchId": 3,
                     *       "projectId": 3,
                     *       "reversedLineId": 1,
                     *       "otherAccountId": 1,
                     *       "statementId": 4
                     *     }
                     */
                    "application/json": components["schemas"]["BankLine"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_OTHER_ACCOUNT_OR_PERIOD_CLOSED_OR_STATEMENT_GAP_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postSandboxRents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "projectId": 3,
                 *       "period": "2026-01"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id del proyecto; se conserva aunque se elimine
                     * @example 3
                     */
                    projectId: number;
                    /**
                     * @description Mes que se paga, AAAA-MM. AAAA-MM
                     * @example 2026-01
                     */
                    period: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "projectId": 3,
                     *       "period": "2026-01",
                     *       "amount": "125.50",
                     *       "basis": "funded",
                     *       "retained": "0.00",
                     *       "status": "posted",
                     *       "payments": 14
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentRun"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_OTHER_ACCOUNT_OR_PAST_DATE_OR_PAYMENTS_EXIST_OR_PERIOD_CLOSED_OR_STATEMENT_GAP_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postSandboxExits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "projectId": 3,
                 *       "price": "125.50"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id del proyecto; se conserva aunque se elimine
                     * @example 3
                     */
                    projectId: number;
                    /**
                     * @description Precio de venta. Dólares estadounidenses con dos decimales como máximo, como texto («125.50») o número, hasta 2000000000.00
                     * @example 125.50
                     */
                    price: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "projectId": 3,
                     *       "exitDate": "2026-01-31",
                     *       "net": "125.50",
                     *       "shares": [
                     *         {
                     *           "investmentId": 12,
                     *           "userId": 2,
                     *           "capital": "125.50",
                     *           "share": "125.50",
                     *           "result": "125.50"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectExit"];
                };
            };
            /** @description Espera la aprobación de otro administrador (`APPROVAL_PENDING` en GraphQL); no es un error */
            202: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "approvalId": 1,
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description Id de la solicitud, en /api/admin/approvals
                         * @example 1
                         */
                        approvalId: number;
                        /**
                         * @description Espera una decisión
                         * @example pending
                         * @enum {string}
                         */
                        status: "pending";
                    };
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_INSUFFICIENT_BALANCE_OR_OTHER_ACCOUNT_OR_PERIOD_CLOSED_OR_STATEMENT_GAP_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postSandboxClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-01-31"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Día, por el reloj del entorno de pruebas. Fecha de calendario, AAAA-MM-DD
                     * @example 2026-01-31
                     */
                    date: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "2026-01-31T14:05:00.000Z",
                     *       "date": "2026-01-31",
                     *       "maxDate": "2026-01-31"
                     *     }
                     */
                    "application/json": components["schemas"]["Sandbox"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getProjectsIdDocumentsDocumentIdContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id del documento
                 * @example 1
                 */
                documentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El archivo, para guardar */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getProjectsIdPicturesPictureId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id de la foto
                 * @example 1
                 */
                pictureId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El archivo, para guardar */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    getAdminProjectsIdDocumentsDocumentIdVersionsVersionContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description El ETag que ya tienes: si nada cambió, responde 304 sin cuerpo
                 * @example "q3N5a1sJ0XbV7mZ2kLw8Rg"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id del documento
                 * @example 1
                 */
                documentId: number;
                /**
                 * @description Número de la versión, desde 1
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description El archivo, para guardar */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminProjectsIdDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Título */
                    title: string;
                    /**
                     * @description Tipo
                     * @default other
                     * @enum {string}
                     */
                    kind?: "deed" | "contract" | "appraisal" | "plans" | "report" | "other";
                    /**
                     * @description Quién lo ve
                     * @default holders
                     * @enum {string}
                     */
                    visibility?: "everybody" | "signed_in" | "holders";
                    /**
                     * @description Avisar a los inversionistas
                     * @default true
                     */
                    notifiesHolders?: boolean;
                    /** @description Un archivo de hasta 10 MB cuyo contenido sea application/pdf, image/png, image/jpeg, image/webp. Las imágenes se codifican de nuevo, sin metadatos. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Cómo se reparte la renta",
                     *       "kind": "appraisal",
                     *       "visibility": "everybody",
                     *       "current": {
                     *         "version": 1,
                     *         "fileName": "escritura.pdf",
                     *         "contentType": "application/pdf",
                     *         "size": 1,
                     *         "sha256": "Texto",
                     *         "createdAt": "2026-01-31T14:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectDocument"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE_OR_BUSY"];
        };
    };
    postAdminProjectsIdDocumentsDocumentIdVersions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id del documento
                 * @example 1
                 */
                documentId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Un archivo de hasta 10 MB cuyo contenido sea application/pdf, image/png, image/jpeg, image/webp. Las imágenes se codifican de nuevo, sin metadatos. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "title": "Cómo se reparte la renta",
                     *       "kind": "appraisal",
                     *       "visibility": "everybody",
                     *       "current": {
                     *         "version": 1,
                     *         "fileName": "escritura.pdf",
                     *         "contentType": "application/pdf",
                     *         "size": 1,
                     *         "sha256": "Texto",
                     *         "createdAt": "2026-01-31T14:05:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectDocument"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE_OR_BUSY"];
        };
    };
    deleteAdminProjectsIdDocumentsDocumentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
                /**
                 * @description Id del documento
                 * @example 1
                 */
                documentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7
                     *     }
                     */
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["CONFLICT_OR_SESSION_CHANGED"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE"];
        };
    };
    postAdminProjectsIdPictures: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Clave de este intento: repetido durante 24 horas con la misma clave y los mismos datos, responde lo mismo y no crea nada más
                 * @example renta-2026-01-proyecto-3
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description Id del registro
                 * @example 7
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Un archivo de hasta 10 MB cuyo contenido sea image/png, image/jpeg, image/webp. Las imágenes se codifican de nuevo, sin metadatos. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Creado */
            201: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "width": 1,
                     *       "height": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectPicture"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SESSION_CHANGED_OR_IDEMPOTENCY_MISMATCH"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE_OR_BUSY"];
        };
    };
    postAdminBankStatementsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Id de la cuenta recaudadora */
                    bankAccountId: number;
                    /** @description Encabezado de cada campo; null en un formato sin columnas */
                    mapping?: string;
                    /** @description Un extracto en CSV, Excel (.xlsx), HTML, CAMT.053, OFX, MT940 o QIF, de hasta 10 MB. Su contenido decide el formato. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Correcto */
            200: {
                headers: {
                    "Request-Id": components["headers"]["Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fileName": "escritura.pdf",
                     *       "fileSha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                     *       "format": "Texto",
                     *       "encoding": "utf-8",
                     *       "fileAccounts": [
                     *         "Texto"
                     *       ],
                     *       "currency": "USD",
                     *       "headerRow": 1,
                     *       "mapping": {
                     *         "bookedOn": "Texto",
                     *         "amount": "3000",
                     *         "debit": "Texto",
                     *         "credit": "Texto",
                     *         "kind": "Texto",
                     *         "description": "Casa de tres dormitorios cerca del parque.",
                     *         "reference": "RF18539007547034",
                     *         "balance": "Texto",
                     *         "dayOrder": "dmy",
                     *         "decimal": "comma",
                     *         "year": 2025
                     *       },
                     *       "columns": [
                     *         "Texto"
                     *       ],
                     *       "openingBalance": "125.50",
                     *       "closingBalance": "125.50",
                     *       "firstDay": "2026-01-31",
                     *       "lastDay": "2026-01-31",
                     *       "lines": [
                     *         {
                     *           "row": 3,
                     *           "bookedOn": "2026-01-31",
                     *           "amount": "125.50",
                     *           "description": "Casa de tres dormitorios cerca del parque.",
                     *           "reference": "RF18539007547034",
                     *           "balance": "125.50"
                     *         }
                     *       ],
                     *       "problems": [
                     *         {
                     *           "row": 3,
                     *           "column": "Monto",
                     *           "value": "Texto",
                     *           "message": "Revisa los datos e intenta de nuevo."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BankStatementReading"];
                };
            };
            400: components["responses"]["VALIDATION_FAILED"];
            401: components["responses"]["UNAUTHENTICATED"];
            403: components["responses"]["FORBIDDEN_OR_SECOND_FACTOR_ENROLMENT_REQUIRED"];
            404: components["responses"]["NOT_FOUND"];
            409: components["responses"]["SESSION_CHANGED"];
            413: components["responses"]["PAYLOAD_TOO_LARGE"];
            415: components["responses"]["UNSUPPORTED_MEDIA_TYPE"];
            429: components["responses"]["TOO_MANY_REQUESTS"];
            500: components["responses"]["INTERNAL"];
            503: components["responses"]["UNAVAILABLE_OR_BUSY"];
        };
    };
    receive_order_reserved: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.reserved",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "orderId": 7,
                 *         "number": "CIM-7K3M9-QXR4T",
                 *         "projectId": 7,
                 *         "userId": 7,
                 *         "investmentId": 7,
                 *         "amount": "125.50",
                 *         "fundedFrom": "balance",
                 *         "status": "reserved"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "order.reserved";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id de la orden */
                        orderId: number;
                        /** @description Número de la orden, como CIM-7K3M9-QXR4T */
                        number: string;
                        /** @description Id del proyecto */
                        projectId: number;
                        /** @description Id del inversionista */
                        userId: number;
                        /** @description Id de la inversión; null si la orden no la tiene */
                        investmentId: number | null;
                        /** @description Monto de la orden, en dólares con dos decimales, como texto */
                        amount: string;
                        /**
                         * @description De dónde viene el dinero
                         * @enum {string}
                         */
                        fundedFrom: "balance" | "transfer";
                        /**
                         * @description Estado de la orden después del evento
                         * @enum {string}
                         */
                        status: "reserved" | "paid" | "expired" | "cancelled";
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_order_paid: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.paid",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "orderId": 7,
                 *         "number": "CIM-7K3M9-QXR4T",
                 *         "projectId": 7,
                 *         "userId": 7,
                 *         "investmentId": 7,
                 *         "amount": "125.50",
                 *         "fundedFrom": "balance",
                 *         "status": "reserved"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "order.paid";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id de la orden */
                        orderId: number;
                        /** @description Número de la orden, como CIM-7K3M9-QXR4T */
                        number: string;
                        /** @description Id del proyecto */
                        projectId: number;
                        /** @description Id del inversionista */
                        userId: number;
                        /** @description Id de la inversión; null si la orden no la tiene */
                        investmentId: number | null;
                        /** @description Monto de la orden, en dólares con dos decimales, como texto */
                        amount: string;
                        /**
                         * @description De dónde viene el dinero
                         * @enum {string}
                         */
                        fundedFrom: "balance" | "transfer";
                        /**
                         * @description Estado de la orden después del evento
                         * @enum {string}
                         */
                        status: "reserved" | "paid" | "expired" | "cancelled";
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_order_expired: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.expired",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "orderId": 7,
                 *         "number": "CIM-7K3M9-QXR4T",
                 *         "projectId": 7,
                 *         "userId": 7,
                 *         "investmentId": 7,
                 *         "amount": "125.50",
                 *         "fundedFrom": "balance",
                 *         "status": "reserved"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "order.expired";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id de la orden */
                        orderId: number;
                        /** @description Número de la orden, como CIM-7K3M9-QXR4T */
                        number: string;
                        /** @description Id del proyecto */
                        projectId: number;
                        /** @description Id del inversionista */
                        userId: number;
                        /** @description Id de la inversión; null si la orden no la tiene */
                        investmentId: number | null;
                        /** @description Monto de la orden, en dólares con dos decimales, como texto */
                        amount: string;
                        /**
                         * @description De dónde viene el dinero
                         * @enum {string}
                         */
                        fundedFrom: "balance" | "transfer";
                        /**
                         * @description Estado de la orden después del evento
                         * @enum {string}
                         */
                        status: "reserved" | "paid" | "expired" | "cancelled";
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_order_cancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "order.cancelled",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "orderId": 7,
                 *         "number": "CIM-7K3M9-QXR4T",
                 *         "projectId": 7,
                 *         "userId": 7,
                 *         "investmentId": 7,
                 *         "amount": "125.50",
                 *         "fundedFrom": "balance",
                 *         "status": "reserved"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "order.cancelled";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id de la orden */
                        orderId: number;
                        /** @description Número de la orden, como CIM-7K3M9-QXR4T */
                        number: string;
                        /** @description Id del proyecto */
                        projectId: number;
                        /** @description Id del inversionista */
                        userId: number;
                        /** @description Id de la inversión; null si la orden no la tiene */
                        investmentId: number | null;
                        /** @description Monto de la orden, en dólares con dos decimales, como texto */
                        amount: string;
                        /**
                         * @description De dónde viene el dinero
                         * @enum {string}
                         */
                        fundedFrom: "balance" | "transfer";
                        /**
                         * @description Estado de la orden después del evento
                         * @enum {string}
                         */
                        status: "reserved" | "paid" | "expired" | "cancelled";
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_deposit_credited: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "deposit.credited",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "bankLineId": 7,
                 *         "userId": 7,
                 *         "orderId": 7,
                 *         "amount": "125.50",
                 *         "bookedOn": "2026-01-31"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "deposit.credited";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del movimiento bancario */
                        bankLineId: number;
                        /** @description Id del inversionista a cuyo saldo entró el dinero */
                        userId: number;
                        /** @description Id de la orden que nombra el depósito, la haya pagado o no; null si ninguna */
                        orderId: number | null;
                        /** @description Monto acreditado, en dólares con dos decimales, como texto */
                        amount: string;
                        /**
                         * Format: date
                         * @description Día en que el banco lo registró
                         */
                        bookedOn: string;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_deposit_reversed: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "deposit.reversed",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "bankLineId": 7,
                 *         "userId": 7,
                 *         "orderId": 7,
                 *         "amount": "125.50",
                 *         "bookedOn": "2026-01-31"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "deposit.reversed";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del movimiento bancario */
                        bankLineId: number;
                        /** @description Id del inversionista a cuyo saldo entró el dinero */
                        userId: number;
                        /** @description Id de la orden que nombra el depósito, la haya pagado o no; null si ninguna */
                        orderId: number | null;
                        /** @description Monto acreditado, en dólares con dos decimales, como texto */
                        amount: string;
                        /**
                         * Format: date
                         * @description Día en que el banco lo registró
                         */
                        bookedOn: string;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_payment_paid: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "payment.paid",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "paymentId": 7,
                 *         "investmentId": 7,
                 *         "userId": 7,
                 *         "projectId": 7,
                 *         "runId": 7,
                 *         "amount": "125.50",
                 *         "period": "2026-01",
                 *         "paymentDate": "2026-01-31"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "payment.paid";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del pago */
                        paymentId: number;
                        /** @description Id de la inversión */
                        investmentId: number;
                        /** @description Id del inversionista */
                        userId: number;
                        /** @description Id del proyecto */
                        projectId: number;
                        /** @description Id del pago mensual al que pertenece; null si es suelto */
                        runId: number | null;
                        /** @description Monto del pago, en dólares con dos decimales, como texto */
                        amount: string;
                        /** @description Mes al que corresponde, AAAA-MM */
                        period: string;
                        /**
                         * Format: date
                         * @description Fecha del pago
                         */
                        paymentDate: string;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_payment_run_posted: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "payment_run.posted",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "paymentRunId": 7,
                 *         "projectId": 7,
                 *         "period": "2026-01",
                 *         "amount": "125.50",
                 *         "payments": 12
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "payment_run.posted";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del pago mensual */
                        paymentRunId: number;
                        /** @description Id del proyecto */
                        projectId: number;
                        /** @description Mes, AAAA-MM */
                        period: string;
                        /** @description Monto repartido, en dólares con dos decimales, como texto */
                        amount: string;
                        /** @description Cuántos pagos tiene */
                        payments: number;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_payment_run_undone: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "payment_run.undone",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "paymentRunId": 7,
                 *         "projectId": 7,
                 *         "period": "2026-01",
                 *         "amount": "125.50",
                 *         "payments": 12
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "payment_run.undone";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del pago mensual */
                        paymentRunId: number;
                        /** @description Id del proyecto */
                        projectId: number;
                        /** @description Mes, AAAA-MM */
                        period: string;
                        /** @description Monto repartido, en dólares con dos decimales, como texto */
                        amount: string;
                        /** @description Cuántos pagos tiene */
                        payments: number;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_withdrawal_requested: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "withdrawal.requested",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "withdrawalId": 7,
                 *         "userId": 7,
                 *         "amount": "125.50",
                 *         "status": "requested",
                 *         "reference": "CIM-7K3M9-QXR4T",
                 *         "paidOn": "2026-01-31"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "withdrawal.requested";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del retiro */
                        withdrawalId: number;
                        /** @description Id del inversionista */
                        userId: number;
                        /** @description Monto del retiro, en dólares con dos decimales, como texto */
                        amount: string;
                        /**
                         * @description Estado del retiro después del evento
                         * @enum {string}
                         */
                        status: "requested" | "approved" | "paid" | "rejected";
                        /** @description Referencia de la transferencia */
                        reference: string;
                        /**
                         * Format: date
                         * @description Día en que se pagó; null mientras no se paga
                         */
                        paidOn: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_withdrawal_approved: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "withdrawal.approved",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "withdrawalId": 7,
                 *         "userId": 7,
                 *         "amount": "125.50",
                 *         "status": "requested",
                 *         "reference": "CIM-7K3M9-QXR4T",
                 *         "paidOn": "2026-01-31"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "withdrawal.approved";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del retiro */
                        withdrawalId: number;
                        /** @description Id del inversionista */
                        userId: number;
                        /** @description Monto del retiro, en dólares con dos decimales, como texto */
                        amount: string;
                        /**
                         * @description Estado del retiro después del evento
                         * @enum {string}
                         */
                        status: "requested" | "approved" | "paid" | "rejected";
                        /** @description Referencia de la transferencia */
                        reference: string;
                        /**
                         * Format: date
                         * @description Día en que se pagó; null mientras no se paga
                         */
                        paidOn: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_withdrawal_paid: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "withdrawal.paid",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "withdrawalId": 7,
                 *         "userId": 7,
                 *         "amount": "125.50",
                 *         "status": "requested",
                 *         "reference": "CIM-7K3M9-QXR4T",
                 *         "paidOn": "2026-01-31"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "withdrawal.paid";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del retiro */
                        withdrawalId: number;
                        /** @description Id del inversionista */
                        userId: number;
                        /** @description Monto del retiro, en dólares con dos decimales, como texto */
                        amount: string;
                        /**
                         * @description Estado del retiro después del evento
                         * @enum {string}
                         */
                        status: "requested" | "approved" | "paid" | "rejected";
                        /** @description Referencia de la transferencia */
                        reference: string;
                        /**
                         * Format: date
                         * @description Día en que se pagó; null mientras no se paga
                         */
                        paidOn: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_withdrawal_rejected: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "withdrawal.rejected",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "withdrawalId": 7,
                 *         "userId": 7,
                 *         "amount": "125.50",
                 *         "status": "requested",
                 *         "reference": "CIM-7K3M9-QXR4T",
                 *         "paidOn": "2026-01-31"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "withdrawal.rejected";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del retiro */
                        withdrawalId: number;
                        /** @description Id del inversionista */
                        userId: number;
                        /** @description Monto del retiro, en dólares con dos decimales, como texto */
                        amount: string;
                        /**
                         * @description Estado del retiro después del evento
                         * @enum {string}
                         */
                        status: "requested" | "approved" | "paid" | "rejected";
                        /** @description Referencia de la transferencia */
                        reference: string;
                        /**
                         * Format: date
                         * @description Día en que se pagó; null mientras no se paga
                         */
                        paidOn: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_project_created: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "project.created",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "projectId": 7,
                 *         "status": "available",
                 *         "target": "125.50",
                 *         "funded": "125.50",
                 *         "annualReturn": "8.5"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "project.created";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del proyecto */
                        projectId: number;
                        /**
                         * @description Estado del proyecto
                         * @enum {string}
                         */
                        status: "available" | "funded" | "exited";
                        /** @description Meta, en dólares con dos decimales, como texto */
                        target: string;
                        /** @description Monto recaudado, en dólares con dos decimales, como texto */
                        funded: string;
                        /** @description Rendimiento anual en porcentaje, como texto */
                        annualReturn: string;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_project_updated: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "project.updated",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "projectId": 7,
                 *         "status": "available",
                 *         "target": "125.50",
                 *         "funded": "125.50",
                 *         "annualReturn": "8.5"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "project.updated";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del proyecto */
                        projectId: number;
                        /**
                         * @description Estado del proyecto
                         * @enum {string}
                         */
                        status: "available" | "funded" | "exited";
                        /** @description Meta, en dólares con dos decimales, como texto */
                        target: string;
                        /** @description Monto recaudado, en dólares con dos decimales, como texto */
                        funded: string;
                        /** @description Rendimiento anual en porcentaje, como texto */
                        annualReturn: string;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_project_funded: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "project.funded",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "projectId": 7,
                 *         "status": "available",
                 *         "target": "125.50",
                 *         "funded": "125.50",
                 *         "annualReturn": "8.5"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "project.funded";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del proyecto */
                        projectId: number;
                        /**
                         * @description Estado del proyecto
                         * @enum {string}
                         */
                        status: "available" | "funded" | "exited";
                        /** @description Meta, en dólares con dos decimales, como texto */
                        target: string;
                        /** @description Monto recaudado, en dólares con dos decimales, como texto */
                        funded: string;
                        /** @description Rendimiento anual en porcentaje, como texto */
                        annualReturn: string;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_project_exited: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "project.exited",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "projectId": 7,
                 *         "status": "available",
                 *         "target": "125.50",
                 *         "funded": "125.50",
                 *         "annualReturn": "8.5"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "project.exited";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del proyecto */
                        projectId: number;
                        /**
                         * @description Estado del proyecto
                         * @enum {string}
                         */
                        status: "available" | "funded" | "exited";
                        /** @description Meta, en dólares con dos decimales, como texto */
                        target: string;
                        /** @description Monto recaudado, en dólares con dos decimales, como texto */
                        funded: string;
                        /** @description Rendimiento anual en porcentaje, como texto */
                        annualReturn: string;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_user_registered: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "user.registered",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "userId": 7,
                 *         "role": "user",
                 *         "createdAt": "2026-01-31T14:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "user.registered";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del usuario */
                        userId: number;
                        /**
                         * @description Rol
                         * @enum {string}
                         */
                        role: "user" | "admin";
                        /**
                         * Format: date-time
                         * @description Instante del registro
                         */
                        createdAt: string;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receive_webhook_test: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica el envío; es el mismo en cada intento y repetición, para reconocer lo ya recibido */
                "webhook-id": string;
                /** @description Cuándo se hizo este intento, en segundos desde 1970 */
                "webhook-timestamp": string;
                /** @description Una o varias firmas separadas por espacios: `v1,` y el HMAC-SHA256 en base64 de `id.timestamp.cuerpo` con el secreto */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "webhook.test",
                 *       "timestamp": "2026-01-31T14:00:00.000Z",
                 *       "data": {
                 *         "endpointId": 7
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Qué pasó
                     * @constant
                     */
                    type: "webhook.test";
                    /**
                     * Format: date-time
                     * @description Cuándo pasó
                     */
                    timestamp: string;
                    data: {
                        /** @description Id del webhook que se prueba */
                        endpointId: number;
                    };
                };
            };
        };
        responses: {
            /** @description Ya no existe: desactiva el webhook */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recibido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
