-- The account of HAProxy's health check (haproxy.cfg). It has no rights.
CREATE USER IF NOT EXISTS 'haproxy'@'%';
